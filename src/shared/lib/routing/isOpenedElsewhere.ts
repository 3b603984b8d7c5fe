type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether the browser handles this click itself: opens the link in another tab or window, or saves it. */
export const isOpenedElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
