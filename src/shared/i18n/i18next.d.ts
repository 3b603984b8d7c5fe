import 'i18next';

import type messages from '@contract/messages/en.json';

import type about from './locales/en/about.json';
import type account from './locales/en/account.json';
import type cart from './locales/en/cart.json';
import type checkout from './locales/en/checkout.json';
import type common from './locales/en/common.json';
import type contact from './locales/en/contact.json';
import type customer from './locales/en/customer.json';
import type customers from './locales/en/customers.json';
import type dashboard from './locales/en/dashboard.json';
import type home from './locales/en/home.json';
import type importProducts from './locales/en/importProducts.json';
import type inventory from './locales/en/inventory.json';
import type medications from './locales/en/medications.json';
import type orders from './locales/en/orders.json';
import type payment from './locales/en/payment.json';
import type pharmacies from './locales/en/pharmacies.json';
import type pharmacy from './locales/en/pharmacy.json';
import type pharmacySettings from './locales/en/pharmacySettings.json';
import type privacy from './locales/en/privacy.json';
import type promoCodes from './locales/en/promoCodes.json';
import type settings from './locales/en/settings.json';
import type site from './locales/en/site.json';
import type staff from './locales/en/staff.json';
import type terms from './locales/en/terms.json';

/** Keys are typed by the English texts, so a key that is missing there does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      about: typeof about;
      account: typeof account;
      cart: typeof cart;
      checkout: typeof checkout;
      common: typeof common;
      contact: typeof contact;
      customer: typeof customer;
      customers: typeof customers;
      dashboard: typeof dashboard;
      home: typeof home;
      importProducts: typeof importProducts;
      inventory: typeof inventory;
      medications: typeof medications;
      messages: typeof messages;
      orders: typeof orders;
      payment: typeof payment;
      pharmacies: typeof pharmacies;
      pharmacy: typeof pharmacy;
      privacy: typeof privacy;
      promoCodes: typeof promoCodes;
      settings: typeof settings;
      site: typeof site;
      staff: typeof staff;
      pharmacySettings: typeof pharmacySettings;
      terms: typeof terms;
    };
  }
}
