import { screen, within } from '@testing-library/react';

/** The toasts, where a screen reader hears of them. */
export const news = () => within(screen.getByRole('log'));
