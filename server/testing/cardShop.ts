import { recordingGateway } from './recordingGateway';
import { shoppingIn } from './shopping';
import { startTestApp } from './testApp';

type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** For a test file: the app, what customers do in it, and the gateway that records how it charges cards. All are ready when the tests run. */
export function cardShop() {
  const provider = recordingGateway();
  const test = {} as TestApp;
  const shop = {} as ReturnType<typeof shoppingIn>;

  beforeAll(async () => {
    Object.assign(test, await startTestApp({}, { payments: provider.payments }));
    Object.assign(shop, shoppingIn(test));
  });
  beforeEach(() => provider.reset());
  afterAll(() => test.stop());

  return { provider, test, shop };
}
