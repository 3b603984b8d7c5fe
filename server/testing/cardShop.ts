import { recordingGateway } from './recordingGateway';
import { shoppingIn } from './shopping';
import { testApp } from './testApp';

/** For a test file: the app, what customers do in it, and the gateway that records how it charges cards. */
export function cardShop() {
  const provider = recordingGateway();
  const test = testApp({}, { payments: provider.payments });
  beforeEach(() => provider.reset());
  return { provider, test, shop: shoppingIn(test) };
}
