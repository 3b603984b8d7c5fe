export { FormCheckbox } from './FormCheckbox';
export { FormPassword } from './FormPassword';
export { FormRadios } from './FormRadios';
export { FormSelect } from './FormSelect';
export { FormTextField } from './FormTextField';
