/** Whether the focus may be moved when an answer arrives. It may not if the person is typing elsewhere by then. */
export const canTakeFocus = (block: HTMLElement | null) =>
  document.activeElement === document.body || block?.contains(document.activeElement);
