export { FormBody } from './FormBody';
export { FormCheckbox } from './FormCheckbox';
export { FormCheckboxes } from './FormCheckboxes';
export { FormPassword } from './FormPassword';
export { FormRadios } from './FormRadios';
export { FormRow } from './FormRow';
export { FormSelect } from './FormSelect';
export { FormTextField } from './FormTextField';
