import { type SubmitEvent, useState } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';

/** A form whose filled fields become the query string of a list page. */
export function useSearchForm<Field extends string>(pathname: string, empty: Record<Field, string>) {
  const navigate = useNavigate();
  const [values, setValues] = useState(empty);

  return {
    /** The props of the named control. */
    bind: (name: Field) => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    }),
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const filled = Object.entries<string>(values)
        .map(([name, value]): [string, string] => [name, value.trim()])
        .filter(([, value]) => value !== '');
      void navigate({ pathname, search: createSearchParams(filled).toString() });
    },
  };
}
