import { runCustomerCommand, USAGE } from '../server/modules/operator/customer.command';
import { runOperatorScript } from './operatorScript';

await runOperatorScript(USAGE, runCustomerCommand);
