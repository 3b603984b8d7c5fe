import { once } from 'node:events';

import { askGateway } from './askGateway';
import { sandboxGateway } from './sandbox';

const payments = { gateway: sandboxGateway, timeoutMs: 20, scheduleSettlement: () => undefined };

it('takes a gateway that throws at once for one that gives no answer, and is done with it', async () => {
  let over: Promise<unknown> = Promise.resolve();

  const asked = askGateway(payments, (_gateway, signal) => {
    over = once(signal, 'abort');
    throw new Error('The line is down');
  });

  await expect(asked).rejects.toMatchObject({
    statusCode: 503,
    message: 'paymentTimedOut',
    cause: new Error('The line is down'),
  });
  await over;
});
