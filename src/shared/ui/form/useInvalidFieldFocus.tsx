import Box from '@mui/material/Box';
import { useState } from 'react';

import { HIDDEN } from '@/shared/ui/hidden-text';

interface Sent {
  values: object;
  submitCount: number;
}

/** Focuses an invalid field. One that has the focus already would say nothing: its error is announced by a live region instead. */
export function useInvalidFieldFocus({ values, submitCount }: Sent) {
  const [announced, setAnnounced] = useState<(Sent & { text: string }) | null>(null);
  const focusField = (field: HTMLElement | null | undefined) => {
    const isThere = field && field === document.activeElement;
    setAnnounced(isThere ? { values, submitCount, text: faultOf(field) } : null);
    field?.focus();
  };
  // Sent again, it is gone until the answer, and told anew with it.
  const isOfNow = announced?.values === values && announced.submitCount === submitCount;

  const announcement = (
    <Box aria-live="assertive" sx={HIDDEN}>
      {isOfNow && announced.text}
    </Box>
  );
  return { focusField, announcement };
}

/** With its label: the words alone would be there twice. */
function faultOf(field: HTMLElement) {
  const fault = textAt(field, 'aria-describedby');
  const label = labelOf(field);
  // The star of what has to be filled in is for the eye.
  return label ? `${label.replace(/\s*\*$/, '')}: ${fault}` : fault;
}

/** A button is its own label. */
function labelOf(field: HTMLElement) {
  const own = isTypedIn(field)
    ? field.labels?.[0]?.textContent
    : field instanceof HTMLButtonElement && field.textContent;
  return own || textAt(field, 'aria-labelledby') || field.getAttribute('aria-label');
}

const isTypedIn = (field: HTMLElement) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const textAt = (field: HTMLElement, reference: string) =>
  (field.getAttribute(reference) ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
