import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent } from 'react';

/** Hands on what stands in the form around it, each time it changes. */
export function FormDraft({ onChange }: { onChange: (values: object) => void }) {
  const { values } = useFormikContext<object>();
  const handOn = useEffectEvent(onChange);

  useEffect(() => handOn(values), [values]);
  return null;
}
