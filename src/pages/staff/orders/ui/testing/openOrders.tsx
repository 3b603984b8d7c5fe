import type { Language } from '@contract/language';
import { renderApp } from '@/shared/testing';

import { StaffOrdersPage } from '../StaffOrdersPage';

export const openOrders = (url = '/orders', language: Language = 'en') =>
  renderApp(<StaffOrdersPage />, { url, language });
