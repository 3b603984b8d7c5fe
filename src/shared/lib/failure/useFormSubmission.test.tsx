import { screen, waitFor } from '@testing-library/react';
import { Activity, StrictMode, useState } from 'react';

import type { AppError } from '@/shared/api';
import { deferredResponse, renderApp } from '@/shared/testing';
import { FormBody, Formik, FormSubmit, FormTextField } from '@/shared/ui/form';

import { useFormSubmission } from './useFormSubmission';

interface Sent {
  action: () => Promise<unknown>;
  onDone: () => void;
  onProblem?: (problem: unknown) => void;
  unseen?: { failed: string };
  failed?: string | undefined;
}

function Form({ action, onDone, failed, ...told }: Sent) {
  const { problem, send } = useFormSubmission(told);

  return (
    <Formik initialValues={{ town: '' }} onSubmit={send(action, onDone)}>
      <FormBody>
        <FormTextField name="town" label="Town" />
        {failed === undefined && problem !== null && <p role="alert">No</p>}
        <FormSubmit failed={failed}>Send</FormSubmit>
      </FormBody>
    </Formik>
  );
}

/** A form that can be closed, or hidden as in a tab. */
function Page(sent: Sent) {
  const [area, setPlace] = useState<'visible' | 'hidden' | 'closed'>('visible');

  return (
    <StrictMode>
      <button onClick={() => setPlace('closed')}>Close</button>
      <button onClick={() => setPlace('hidden')}>Hide</button>
      <button onClick={() => setPlace('visible')}>Show</button>
      {area !== 'closed' && (
        <Activity mode={area}>
          <Form {...sent} />
        </Activity>
      )}
    </StrictMode>
  );
}

const press = (user: ReturnType<typeof renderApp>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

/** Opens the page with a form whose answer can be delayed. */
async function open(arrives: () => void = () => {}) {
  const { released, release } = deferredResponse();
  const arrived = jest.fn(arrives);
  const onDone = jest.fn();
  const told = { onProblem: jest.fn(), unseen: { failed: 'Not sent' } };
  const { user } = renderApp(<Page action={() => released.then(arrived)} onDone={onDone} {...told} />);
  await press(user, 'Send');
  return { user, release, arrived, onDone, ...told };
}

const refuse = () => {
  throw new Error('No');
};

const getNoAnswer = (status: AppError['status'] = 'OUTCOME_UNKNOWN') => {
  const error: AppError = { status, message: null, code: null, fieldErrors: {}, data: null };
  // An `AppError` is a plain object.
  throw error as unknown as Error;
};

describe('a form that is sent', () => {
  it('says so to the screen around it', async () => {
    const { release, onDone } = await open();

    release();

    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it('leaves that screen alone once it was closed', async () => {
    const { user, release, arrived, onDone } = await open();

    await press(user, 'Close');
    release();

    await waitFor(() => expect(arrived).toHaveBeenCalled());
    await press(user, 'Show');
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each([
    ['of the last failure', refuse],
    ['that no answer came', getNoAnswer],
  ])('says no more %s while it is sent again', async (_what, fail) => {
    let action: () => Promise<unknown> = async () => fail();
    const { user } = renderApp(<Page action={() => action()} onDone={() => {}} />);
    await press(user, 'Send');
    expect(await screen.findByRole('alert')).toBeInTheDocument();

    action = () => new Promise(() => {});
    await press(user, 'Send');

    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('tells of a failure even then', async () => {
    const { user, release, onProblem } = await open(refuse);

    await press(user, 'Close');
    release();

    await waitFor(() => expect(onProblem).toHaveBeenCalledWith(new Error('No')));
  });

  it.each([
    ['may have worked', 'OUTCOME_UNKNOWN', 'No answer came. It may have worked: check before you try again.'],
    ['can be sent again', 'NETWORK', 'Dawaya cannot be reached. Check your connection and try again.'],
  ] as const)('says above its button, and by no toast, that no answer came to what %s', async (_what, status, said) => {
    const { release, onProblem } = await open(() => getNoAnswer(status));

    release();

    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(screen.getByRole('alert').nextSibling).toBe(screen.getByRole('button', { name: 'Send' }));
    expect(onProblem).not.toHaveBeenCalled();
  });

  it('says there, too, what was refused', async () => {
    const { user } = renderApp(<Page action={async () => refuse()} onDone={() => {}} failed="Not sent" />);

    await press(user, 'Send');

    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent');
    expect(screen.getByRole('alert').nextSibling).toBe(screen.getByRole('button', { name: 'Send' }));
  });

  it('has it said elsewhere that no answer came where it was closed meanwhile', async () => {
    const { user, release, onProblem } = await open(getNoAnswer);

    await press(user, 'Close');
    release();

    await waitFor(() => expect(onProblem).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['its tab was left', ['Hide'], 1],
    ['it was closed', ['Close'], 1],
    ['its tab is looked at again', ['Hide', 'Show'], 0],
  ])('tells of a failure in another place only where it is not seen: %s', async (_what, presses, times) => {
    const { user, release, onProblem } = await open(refuse);

    for (const name of presses) await press(user, name);
    release();

    await waitFor(() => expect(onProblem).toHaveBeenCalled());
    expect(screen.queryAllByText('Not sent')).toHaveLength(times);
  });

  it('is open still where a tab hides it', async () => {
    const { user, release, onDone } = await open();

    await press(user, 'Hide');
    release();

    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['went well', () => {}],
    ['failed', refuse],
  ])('can be sent again after that %s out of sight', async (_outcome, arrives) => {
    const { user, release, arrived } = await open(arrives);

    await press(user, 'Hide');
    release();
    await waitFor(() => expect(arrived).toHaveBeenCalled());
    await press(user, 'Show');

    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  });
});
