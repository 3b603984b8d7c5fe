import { screen, within } from '@testing-library/react';

/** The toasts, where a screen reader hears of them. */
export const news = () => within(screen.getByRole('log'));

/** A text in a region that a screen reader reads out. */
export const HEARD = { selector: '[role=status]' };
