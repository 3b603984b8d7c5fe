import { screen, within } from '@testing-library/react';

/** The region with the toasts. */
export const news = () => within(screen.getByRole('log'));

/** Selects texts in a live region. */
export const HEARD = { selector: '[role=status]' };
