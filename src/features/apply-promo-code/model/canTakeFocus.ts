/** Whether an answer that comes late may take the focus: whoever types elsewhere by now is left alone. */
export const canTakeFocus = (block: HTMLElement | null) =>
  document.activeElement === document.body || block?.contains(document.activeElement);
