import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/** Takes what a password manager has filled into a rendered page before its scripts came: React would put the empty value back. */
export function useEarlyFill(name: string, value: string | number) {
  const input = useRef<HTMLInputElement>(null);
  const { setFieldValue } = useFormikContext();

  useEffect(() => {
    const filled = input.current?.value;
    if (filled && value === '') void setFieldValue(name, filled);
  }, [name, value, setFieldValue]);
  return input;
}
