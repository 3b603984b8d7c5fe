import { screen } from '@testing-library/react';

import { makeOrderRow, makeSession, makeUser, renderApp } from '@/shared/testing';

import { PickupWait } from './PickupWait';

const open = (order: Parameters<typeof makeOrderRow>[0], isMailed = false) =>
  renderApp(<PickupWait order={makeOrderRow(order)} />, {
    session: { ...makeSession(), user: makeUser({ is_email_verified: isMailed }) },
  });

it.each([
  ['pending', false, 'before you come; we will tell you here.'],
  ['processing', true, 'before you come; we will tell you here and by email.'],
] as const)('asks whose order is %s to wait (told by mail: %s)', (status, isMailed, end) => {
  open({ status, fulfilment: 'pickup' }, isMailed);

  expect(screen.getByText(`Please wait until the order is marked ready for pick-up ${end}`)).toBeInTheDocument();
});

it.each([
  ['pickup', 'shipped'],
  ['delivery', 'pending'],
] as const)('says nothing of a %s that is %s', (fulfilment, status) => {
  open({ status, fulfilment });

  expect(screen.queryByText(/wait/)).not.toBeInTheDocument();
});
