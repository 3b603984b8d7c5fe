import { object } from 'yup';

import { requiredId } from './validation/fields';

export const cityListQuery = object({ governorate_id: requiredId('governorateRequired') });
