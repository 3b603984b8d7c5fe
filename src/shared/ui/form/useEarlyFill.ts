import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

/**
 * A password manager may fill in a server-rendered field before the scripts have loaded. Without this, React would set the field back to
 * empty.
 */
export function useEarlyFill(name: string, value: string | number) {
  const input = useRef<HTMLInputElement>(null);
  const { setFieldValue } = useFormikContext();

  useEffect(() => {
    const filled = input.current?.value;
    if (filled && value === '') void setFieldValue(name, filled);
  }, [name, value, setFieldValue]);
  return input;
}
