import type { SubmitEvent } from 'react';
import { createSearchParams, useNavigate } from 'react-router-dom';

/** Submits a form's filled fields as the query string of a list page. The browser keeps the values, so there is no state. */
export function useSearchForm(pathname: string) {
  const navigate = useNavigate();

  return (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled: Record<string, string> = {};
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value.trim()) filled[name] = value.trim();
    }
    void navigate({ pathname, search: createSearchParams(filled).toString() });
  };
}
