import Box from '@mui/material/Box';
import { useState } from 'react';

import { HIDDEN } from '@/shared/ui/hidden-text';

interface Sent {
  values: object;
  submitCount: number;
}

/**
 * Focuses an invalid field. If it already has the focus, a screen reader would say nothing, so its error is announced by a live region. So
 * is that of a date or time: in Firefox the focus is on a part of the field, which does not inherit the description.
 */
export function useInvalidFieldFocus({ values, submitCount }: Sent) {
  const [announced, setAnnounced] = useState<(Sent & { text: string }) | null>(null);
  const focusField = (field: HTMLElement | null | undefined) => {
    const isSilent = field && (field === document.activeElement || field.matches('[type="date"], [type="time"]'));
    setAnnounced(isSilent ? { values, submitCount, text: faultOf(field) } : null);
    field?.focus();
  };
  // Submitting again removes the announcement, so that the next one is news even if it is the same.
  const isOfNow = announced?.values === values && announced.submitCount === submitCount;

  const announcement = (
    <Box aria-live="assertive" sx={HIDDEN}>
      {isOfNow && announced.text}
    </Box>
  );
  return { focusField, announcement };
}

/** The label with the error: the error alone is already in the document, at its field. */
function faultOf(field: HTMLElement) {
  const fault = textAt(field, 'aria-describedby');
  const label = labelOf(field);
  return label ? `${label}: ${fault}` : fault;
}

/** The label of a field, or the text of a button. */
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
