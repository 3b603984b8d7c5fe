import { screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

import type { Language } from '@contract/language';
import { message } from '@contract/messages';
import { LANGUAGE_COOKIE } from '@contract/rendering';
import { renderApp } from '@/shared/testing';

import { initialLanguage, loadTexts, setLanguage } from './i18n';
import { useLanguage, useMessages } from './useLanguage';

function Said({ reference }: { reference: string }) {
  return <p>{useMessages()(reference)}</p>;
}

const renderMessage = (reference: string, language: Language) => {
  renderApp(<Said reference={reference} />, { language });
  return screen.getByRole('paragraph').textContent;
};

describe('a message of the contract', () => {
  it.each([
    ['en', message('signedOut'), 'User Sign Out'],
    ['en', message('firstNameTooLong', { max: 100 }), expect.stringContaining('100')],
    ['ar', message('firstNameTooLong', { max: 100 }), expect.stringMatching(/\p{Script=Arabic}.*100/u)],
  ] as const)('is put into words (%s: %s)', (language, reference, text) => {
    expect(renderMessage(reference, language)).toEqual(text);
  });

  it('may be words already', () => {
    expect(renderMessage('The pharmacy is closed. Try tomorrow: 50% off!', 'en')).toBe(
      'The pharmacy is closed. Try tomorrow: 50% off!',
    );
  });
});

it.each([
  ['en', '25,066 items'],
  ['ar', '25,066 عبوة'],
] as const)('writes numbers in texts as everywhere else (%s)', async (language, text) => {
  await setLanguage(language);

  expect(i18next.t('orders:itemCount', { count: 25_066 })).toBe(text);
});

it.each([
  [0, 'لا توجد عبوات'],
  [1, 'عبوة واحدة'],
  [2, 'عبوتان'],
  [3, '3 عبوات'],
  [11, '11 عبوة'],
  [100, '100 عبوة'],
])('counts %i packs as Arabic does', async (count, text) => {
  await setLanguage('ar');

  expect(i18next.t('orders:itemCount', { count })).toBe(text);
});

// People who control a page by voice say what they see on a button, so its name must begin with that (WCAG 2.5.3).
describe.each(['en', 'ar'] as const)('the name of a button begins with what is written on it (%s)', (language) => {
  it.each([
    ['customer:viewDetails', 'customer:viewDetailsOf'],
    ['customer:reorder', 'customer:reorderOf'],
    ['customer:setDefault', 'customer:setDefaultOf'],
    ['payment:setDefault', 'payment:setDefaultOf'],
    ['pharmacySettings:invitations.resend', 'pharmacySettings:invitations.resendTo'],
    ['pharmacySettings:invitations.withdraw', 'pharmacySettings:invitations.withdrawOf'],
  ] as const)('%s', async (written, name) => {
    await setLanguage(language);

    expect(i18next.t(name).toLowerCase()).toMatch(new RegExp(`^${i18next.t(written).toLowerCase()}`));
  });
});

it('names what it counts where there are two, too', async () => {
  await setLanguage('ar');

  expect(i18next.t('customers:shown', { count: 2, shown: 2 })).toBe('عرض 2 من عميلين');
  expect(i18next.t('importProducts:lacking', { count: 2, columns: 'السعر، المخزون' })).toBe(
    'عمودان ناقصان: السعر، المخزون. اكتب عنوانيهما فوقهما في سطر العناوين.',
  );
});

// «لم يتم تحديث طلب واحد» reads as "not a single order was updated".
it.each(['staff:orders.many.notMoved', 'staff:orders.many.refused'] as const)(
  'says of one order that it was left, not that none was updated (%s)',
  async (key) => {
    await setLanguage('ar');

    expect(i18next.t(key, { count: 1 })).toMatch(/^طلب واحد لم يتم تحديثه:?$/);
  },
);

it.each([
  ['en', 'inventory:state.expiring', 'dashboard:expiring.title'],
  ['ar', 'inventory:state.expiring', 'dashboard:expiring.title'],
  ['en', 'importProducts:row', 'messages:productRepeated'],
  ['ar', 'importProducts:row', 'messages:productRepeated'],
  ['ar', 'promoCodes:status.inactive', 'messages:promoInactive'],
] as const)('calls a thing by its name wherever it speaks of it (%s): %s', async (language, name, text) => {
  await setLanguage(language);

  expect(i18next.t(text).toLowerCase()).toContain(i18next.t(name).toLowerCase());
});

it.each([
  ['staff:orders.finishBody.credit_card', 'now', 'الآن'],
  ['orders:paymentStatus.authorised', 'on the card', 'على البطاقة'],
] as const)('leaves nothing out in Arabic that English says: %s', async (key, inEnglish, inArabic) => {
  await setLanguage('en');
  expect(i18next.t(key)).toContain(inEnglish);

  await setLanguage('ar');
  expect(i18next.t(key)).toContain(inArabic);
});

function Brand() {
  const { t } = useTranslation();
  return <p>{t('pageTitle', { title: t('nav.cart') })}</p>;
}

it.each([
  ['en', 'Cart | Dawaya'],
  ['ar', 'السلة | دوايا'],
] as const)('names the brand in the language of the reader (%s)', (language, text) => {
  renderApp(<Brand />, { language });

  expect(screen.getByText(text)).toBeInTheDocument();
});

function Names() {
  const { nameOf, textOf } = useLanguage();
  const texts = [textOf('Hall', 'قاعة'), textOf('Hall', null), textOf(null, 'قاعة'), textOf(null, null)];
  return <p>{[nameOf({ name: 'Cairo', name_ar: 'القاهرة' }), ...texts].join('|')}</p>;
}

it.each([
  ['en', 'Cairo|Hall|Hall|قاعة|'],
  ['ar', 'القاهرة|قاعة|Hall|قاعة|'],
] as const)('shows what the catalogue has for a reader of %s', (language, text) => {
  renderApp(<Names />, { language });

  expect(screen.getByText(text)).toBeInTheDocument();
});

it('tells the server once more of a choice that the browser remembers', () => {
  document.cookie = `${LANGUAGE_COOKIE}=; max-age=0`;
  localStorage.setItem('i18nextLng', 'ar');

  expect(initialLanguage()).toBe('ar');

  expect(document.cookie.split('; ')).toContain(`${LANGUAGE_COOKIE}=ar`);
});

describe('the choice of another tab', () => {
  const choose = (language: Language) => {
    localStorage.setItem('i18nextLng', language);
    window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: language }));
  };
  const { documentElement } = document;

  it('is spoken here, too', async () => {
    renderApp(<Brand />);

    choose('ar');

    expect(await screen.findByText('السلة | دوايا')).toBeInTheDocument();
    expect([documentElement.lang, documentElement.dir]).toEqual(['ar', 'rtl']);
  });

  it('is spoken once somebody comes back to a page that was away meanwhile', async () => {
    renderApp(<Brand />);
    localStorage.setItem('i18nextLng', 'ar');

    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

    expect(await screen.findByText('السلة | دوايا')).toBeInTheDocument();
  });

  it('holds as it was made last, and is not made anew here', async () => {
    const spoken: string[] = [];
    const note = (language: string) => void spoken.push(language);
    i18next.on('languageChanged', note);

    choose('ar');
    choose('en');

    await waitFor(() => expect(spoken).not.toEqual([]));
    i18next.off('languageChanged', note);
    expect(new Set(spoken)).toEqual(new Set(['en']));
    expect(localStorage.getItem('i18nextLng')).toBe('en');
  });
});

it('says so where texts do not come', async () => {
  const nowhere = ['nowhere'] as unknown as Parameters<typeof loadTexts>[0];

  await expect(loadTexts(nowhere)).rejects.toThrow();
});
