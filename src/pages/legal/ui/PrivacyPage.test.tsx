import { screen } from '@testing-library/react';

import { renderApp } from '@/shared/testing';

import { PrivacyPage } from './PrivacyPage';

it.each([
  ['en', /when you signed in and last used them/, /no order is under way and no money is due from you or to you/],
  ['ar', /وقت تسجيل الدخول وآخر استخدام/, /طلب قيد التنفيذ ولا مبلغ مستحق عليك أو لك/],
] as const)('names all of a session, and all that holds back the end of an account (%s)', (language, session, end) => {
  renderApp(<PrivacyPage />, { language });

  expect(screen.getByText(session)).toBeInTheDocument();
  expect(screen.getByText(end)).toBeInTheDocument();
});

it.each([
  ['en', /your addresses under Manage Addresses/],
  ['ar', /عناوينك من «إدارة العناوين»/],
] as const)('says where addresses are corrected, by the name of that page (%s)', (language, place) => {
  renderApp(<PrivacyPage />, { language });

  expect(screen.getByText(place)).toBeInTheDocument();
});

it.each([
  ['en', /The answer to a change that you make: encrypted, for 10 to 20 minutes/],
  ['ar', /الرد على تغيير أجريته: مشفرًا لمدة 10 إلى 20 دقيقة/],
] as const)('says how long it is kept what a change was answered (%s)', (language, answer) => {
  renderApp(<PrivacyPage />, { language });

  expect(screen.getByText(answer)).toBeInTheDocument();
});
