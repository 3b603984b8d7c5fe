import { recordingGateway } from './recordingGateway';
import { shoppingIn } from './shopping';
import { testApp } from './testApp';

/** Call once in a test file: the app, what customers do in it, and a gateway that records its calls. */
export function cardShop() {
  const provider = recordingGateway();
  const test = testApp({}, { payments: provider.payments });
  beforeEach(() => provider.reset());
  return { provider, test, shop: shoppingIn(test) };
}
