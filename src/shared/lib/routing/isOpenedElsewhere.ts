type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the browser opens a link in another tab or window for this click, or saves it, and the page stays as it is. */
export const isOpenedElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
