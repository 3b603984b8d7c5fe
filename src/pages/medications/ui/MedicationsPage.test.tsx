import { act, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { http, HttpResponse } from 'msw';

import { answer, makeCategory, makeMedication, makePage, refuse, renderApp, server } from '@/shared/testing';

import { MedicationsPage } from './MedicationsPage';

const open = (search = '', language: 'en' | 'ar' = 'en') =>
  renderApp(<MedicationsPage />, { path: '/medications', url: `/medications${search}`, language });

/** Answers every call of the page and remembers which lists were asked for. */
function serveCatalogue(page = makePage([makeMedication()]), only_alike = false, suits_child: boolean | null = null) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/items/governorates', () => answer([{ id: 1, name: 'Cairo', name_ar: 'القاهرة' }])),
    http.get('*/api/medications/categories', () =>
      answer([makeCategory(), makeCategory({ id: 3, name: 'Vitamins', name_ar: 'فيتامينات', icon: 'vitamins' })]),
    ),
    http.get('*/api/medications', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer({ ...page, only_alike, suits_child });
    }),
  );
  return asked;
}

describe('MedicationsPage', () => {
  it('lists what there is, each to be looked at or put into the cart', async () => {
    serveCatalogue();
    open();

    expect(await screen.findByRole('link', { name: 'Panadol' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to Cart: Panadol (500 mg), sold by Seif Pharmacy' })).toBeEnabled();
  });

  it('speaks Arabic', async () => {
    serveCatalogue(makePage([makeMedication({ is_in_stock: false })]));
    open('', 'ar');

    expect(await screen.findByRole('link', { name: 'بانادول' })).toBeInTheDocument();
    expect(screen.getByText('البائع: صيدلية سيف')).toBeInTheDocument();
    expect(screen.getByText('غير متوفر حاليًا')).toBeInTheDocument();
  });

  it.each([
    ['en', '', 'Medications | Dawaya'],
    ['en', '?category_id=3', 'Vitamins | Dawaya'],
    ['ar', '?category_id=3', 'فيتامينات | دوايا'],
    ['en', '?category_id=99', 'Medications | Dawaya'],
  ] as const)('titles its document by what it lists: %s %s', async (language, search, title) => {
    serveCatalogue();
    open(search, language);

    await screen.findAllByRole('radio');
    await waitFor(() => expect(document.title).toBe(title));
  });

  it.each([
    ['en', true, 'Cairo'],
    ['en', false, 'Cairo · Pick-up only'],
    ['ar', false, 'القاهرة · الاستلام من الصيدلية فقط'],
  ] as const)(
    'says of each seller where it is, and that it does not deliver: %s %s',
    async (language, delivers, said) => {
      const { pharmacy, ...medication } = makeMedication();
      serveCatalogue(makePage([{ ...medication, pharmacy: { ...pharmacy, is_delivery_available: delivers } }]));
      open('', language);

      const seller = await screen.findByText(language === 'en' ? 'Sold by Seif Pharmacy' : 'البائع: صيدلية سيف');
      await waitFor(() => expect(seller.parentElement).toHaveTextContent(new RegExp(`${said}$`)));
    },
  );

  it('opens on exactly what the link says', async () => {
    const asked = serveCatalogue(makePage([makeMedication()], { current_page: 2, last_page: 3 }));
    open('?q=panadol&category_id=2&in_stock=true&sort=price-asc&page=2');

    expect(await screen.findByRole('radio', { name: /Pain Relief/ })).toBeChecked();
    expect(screen.getByRole('searchbox', { name: 'Search medications...' })).toHaveValue('panadol');
    expect(screen.getByRole('switch', { name: 'In stock only' })).toBeChecked();
    expect(await screen.findByRole('button', { name: 'Page 2, current page' })).toBeInTheDocument();
    expect(asked).toEqual([
      {
        q: 'panadol',
        category_id: '2',
        in_stock: 'true',
        sort: 'price-asc',
        names_in: 'en',
        page: '2',
        paginate: '12',
      },
    ]);
  });

  it('asks for the order of the names that it shows', async () => {
    const asked = serveCatalogue(makePage([makeMedication()]));
    open('', 'ar');

    await waitFor(() => expect(asked.map(({ names_in }) => names_in)).toEqual(['ar']));
    await act(() => i18next.changeLanguage('en'));
    await waitFor(() => expect(asked.map(({ names_in }) => names_in)).toEqual(['ar', 'en']));
  });

  it('turns to the last page that there is, and does not call the shop empty meanwhile', async () => {
    serveCatalogue(makePage([], { current_page: 60, last_page: 2, total: 13 }));
    const { router } = open('?page=60');

    await waitFor(() => expect(router.state.location.search).toBe('?page=2'));
    expect(screen.queryByText('No medications available.')).not.toBeInTheDocument();
  });

  it('narrows to a category, and clears it when it is pressed again', async () => {
    serveCatalogue(makePage([makeMedication()], { current_page: 2, last_page: 3 }));
    const { router, user } = open('?page=2');
    const painRelief = await screen.findByRole('radio', { name: /Pain Relief/ });

    await user.click(painRelief);
    await waitFor(() => expect(router.state.location.search).toBe('?category_id=2'));
    expect(painRelief).toBeChecked();

    await user.click(painRelief);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByRole('radio', { name: 'All Categories' })).toBeChecked();
  });

  it('counts what each category has where one looks, and nothing while it searches', async () => {
    serveCatalogue();
    server.use(
      http.get('*/api/medications/categories', ({ request }) =>
        answer([makeCategory({ total_medications: request.url.includes('governorate_id=1') ? 11 : 56 })]),
      ),
    );
    const { user } = open('?governorate_id=1');
    expect(await screen.findByRole('radio', { name: 'Pain Relief 11' })).toBeInTheDocument();

    await user.type(screen.getByRole('searchbox'), 'panadol{Enter}');

    expect(await screen.findByRole('radio', { name: 'Pain Relief' })).toBeInTheDocument();
  });

  it('searches when the typing rests, from page 1', async () => {
    const asked = serveCatalogue();
    const { router, user } = open('?page=2');

    await user.type(screen.getByRole('searchbox'), 'brufen');

    await waitFor(() => expect(router.state.location.search).toBe('?q=brufen'), { timeout: 2000 });
    await waitFor(() =>
      expect(asked.map(({ q, page }) => [q, page])).toEqual([
        ['', '2'],
        ['brufen', '1'],
      ]),
    );
  });

  it('turns the page', async () => {
    serveCatalogue(makePage([makeMedication()], { last_page: 9, total: 100 }));
    const { router, user } = open();

    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }));

    expect(router.state.location.search).toBe('?page=2');
  });

  it('tells which page was turned to, and goes to its start', async () => {
    serveCatalogue();
    server.use(
      http.get('*/api/medications', ({ request }) =>
        answer(
          makePage([makeMedication()], {
            current_page: Number(new URL(request.url).searchParams.get('page')),
            last_page: 9,
            total: 100,
          }),
        ),
      ),
    );
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }));

    const status = screen.getByRole('status');
    expect(status).toHaveFocus();
    await waitFor(() => expect(status).toHaveTextContent('Page 2 of 9'));
  });

  it.each([
    ['', 'Filters'],
    ['?q=panadol&category_id=2&sort=price-asc', 'Filters'],
    ['?in_stock=true', 'Filters (1)'],
    ['?in_stock=true&governorate_id=1', 'Filters (2)'],
  ])('says how many filters are folded away on a phone: %s', (search, name) => {
    serveCatalogue();
    open(search);

    expect(screen.getByRole('button', { name })).toBeInTheDocument();
  });

  it('helps when nothing was found', async () => {
    serveCatalogue(makePage([]));
    const { router, user } = open('?q=zzz&in_stock=true');

    expect(await screen.findByText('No medications available.')).toBeInTheDocument();
    const elsewhere = screen.getByRole('link', { name: 'Look for “\u2068zzz\u2069” among pharmacies' });
    expect(elsewhere).toHaveAttribute('href', '/pharmacies?q=zzz');
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    // What was typed stays, until nothing else is left to clear.
    await waitFor(() => expect(router.state.location.search).toBe('?q=zzz'));
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));

    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it.each<[string, string, number, boolean, RegExp]>([
    ['the filters', '?q=brufen&governorate_id=1', 2, false, /^There is none .* Without them there are 2\.$/],
    ['the filters', '?category_id=2', 1, false, /^There is none .* Without them there is 1\.$/],
    ['the spelling', '?q=brufne&governorate_id=1', 2, true, /^Check the spelling/],
    ['the spelling', '?q=zzz&in_stock=true', 0, false, /^Check the spelling/],
    ['the spelling', '?q=zzz', 0, false, /^Check the spelling/],
  ])('blames %s that nothing was found: %s', async (_what, search, total, only_alike, said) => {
    serveCatalogue();
    server.use(
      http.get('*/api/medications', ({ request }) => {
        const isNarrowed = /governorate_id|category_id|in_stock=true/.test(request.url);
        return answer({ ...makePage([], isNarrowed ? {} : { total }), only_alike, suits_child: null });
      }),
    );
    open(search);

    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it.each([
    [
      'en',
      'We could not find “\u2068panadl\u2069”. These only look alike in writing and are no substitute. Ask a pharmacist.',
      '1 medication',
    ],
    ['ar', 'لم نجد «\u2068panadl\u2069». هذه أسماء تشبهه في الكتابة فقط، وليست بديلًا له. اسأل الصيدلي.', 'دواء واحد'],
  ] as const)(
    'says that it has not found what was asked for, and that what resembles it is no substitute: %s',
    async (language, said, counted) => {
      serveCatalogue(makePage([makeMedication()]), true);
      open('?q=panadl', language);

      expect(await screen.findByText(said)).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(counted);
    },
  );

  const serveVitamins = (total_medications: number) =>
    server.use(
      http.get('*/api/medications/categories', () =>
        answer([makeCategory({ id: 3, name: 'Vitamins', name_ar: 'فيتامينات', icon: 'vitamins', total_medications })]),
      ),
    );

  it('offers no category with nothing to choose from, unless it is chosen', async () => {
    serveCatalogue();
    serveVitamins(0);
    const { user } = open('?category_id=3');

    await user.click(await screen.findByRole('radio', { name: /Vitamins/, checked: true }));

    await waitFor(() => expect(screen.queryByRole('radio', { name: /Vitamins/ })).not.toBeInTheDocument());
  });

  describe('where a category is meant', () => {
    const offer = (name: RegExp) => screen.findByRole('link', { name });

    it.each([
      [
        'en',
        'headache',
        /^Looking for this category\? Pain Relief · 7 medications$/,
        'We could not find a medication called “\u2068headache\u2069”.',
      ],
      ['ar', 'صداع', /^هل تبحث عن هذه الفئة؟ مسكنات الألم · 7 أدوية$/, 'لم نجد دواءً باسم «\u2068صداع\u2069».'],
    ] as const)('offers it instead of what only resembles the words: %s', async (language, q, name, said) => {
      serveCatalogue(makePage([makeMedication({ name: 'Sudocrem', name_ar: 'سودوكريم' })], { last_page: 3 }), true);
      open(`?q=${q}`, language);

      expect(await offer(name)).toHaveAttribute('href', '/medications?category_id=2');
      expect(screen.getByRole('status')).toHaveTextContent(said);
      expect(screen.getByRole('status')).not.toHaveTextContent('1');
      expect(screen.queryByRole('link', { name: /Sudocrem|سودوكريم/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'vitamins', /Vitamins/, 'No medications available.'],
      ['ar', 'فيتامينات', /فيتامينات/, 'لا توجد أدوية متاحة.'],
    ] as const)('offers it instead of saying that there is nothing: %s', async (language, q, name, nothing) => {
      serveCatalogue(makePage([]));
      open(`?q=${q}`, language);

      expect(await offer(name)).toHaveAttribute('href', '/medications?category_id=3');
      expect(screen.queryByText(nothing)).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'fever and vitamins', ['Pain Relief', 'Vitamins']],
      ['ar', 'سخونية وفيتامينات', ['مسكنات الألم', 'فيتامينات']],
    ] as const)('offers both where two are meant: %s', async (language, q, names) => {
      serveCatalogue(makePage([makeMedication()]), true);
      open(`?q=${q}`, language);

      const [first, second] = await screen.findAllByRole('link', { name: /Looking for|هل تبحث/ });
      expect(first).toHaveTextContent(names[0]);
      expect(second).toHaveTextContent(names[1]);
      expect(first).toHaveAttribute('href', '/medications?category_id=2');
      expect(second).toHaveAttribute('href', '/medications?category_id=3');
      expect(screen.queryByRole('link', { name: /Panadol|بانادول/ })).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'headahce', /Pain Relief/],
      ['ar', 'فيتامبن', /فيتامينات/],
    ] as const)('offers it for a word with a slip: %s', async (language, q, name) => {
      serveCatalogue(makePage([makeMedication()]), true);
      open(`?q=${q}`, language);

      expect(await offer(name)).toBeInTheDocument();
    });

    it('takes what has a name for no slip', async () => {
      serveCatalogue();
      open('?q=headahce');

      expect(await screen.findByRole('link', { name: 'Panadol' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Looking for/ })).not.toBeInTheDocument();
    });

    it('offers it above what has the words, and hides nothing of that', async () => {
      serveCatalogue();
      open('?q=fever');

      const shelf = await offer(/Pain Relief/);
      const found = await screen.findByRole('link', { name: 'Panadol' });
      expect(shelf.compareDocumentPosition(found)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });

    it('leads there, without the words and where it was searched, and goes on from the start of the list', async () => {
      const asked = serveCatalogue(makePage([makeMedication()]), true);
      const { router, user } = open('?q=headache&page=1&governorate_id=1&in_stock=true&sort=price-asc');

      // The count is of what is out of stock, too.
      await user.click(await offer(/Pain Relief$/));

      await waitFor(() => expect(asked).toHaveLength(2));
      expect(router.state.location.search).toBe('?governorate_id=1&in_stock=true&sort=price-asc&category_id=2');
      expect(screen.getByRole('status')).toHaveFocus();
      expect(screen.getByRole('searchbox')).toHaveValue('');
      await waitFor(() => expect(screen.queryByRole('link', { name: /Pain Relief/ })).not.toBeInTheDocument());
    });

    it.each([
      ['one of the words may be a name', 'sudocream vitamins', 5],
      ['a slip may be a name, and nothing of what it may mean is sold here', 'vitamjns', 0],
    ])('offers none where %s', async (_why, q, total_medications) => {
      serveCatalogue(makePage([makeMedication()]), true);
      serveVitamins(total_medications);
      open(`?q=${q}`);

      expect(await screen.findByText(/These only look alike in writing/)).toBeInTheDocument();
      expect(await screen.findByRole('link', { name: 'Panadol' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Looking for this category/ })).not.toBeInTheDocument();
    });

    it('says where nothing of it is sold here, instead of showing what only looks alike', async () => {
      serveCatalogue(makePage([makeMedication()]), true);
      serveVitamins(0);
      open('?q=vitamins');

      expect(await screen.findByText(/Not everything that pharmacies sell is listed here/)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Panadol|Looking for this category/ })).not.toBeInTheDocument();
    });
  });

  it.each([
    ['en', true, /depends on weight and age: ask the pharmacist/],
    ['ar', true, /يعتمدان على وزنه وعمره: اسأل الصيدلي/],
    ['en', false, /None of these says that it is for children/],
    ['ar', false, /لا يذكر أي من هذه الأدوية أنه للأطفال/],
  ] as const)(
    'says what to ask before a child is given any: %s, something suits one: %s',
    async (language, suits, said) => {
      serveCatalogue(makePage([makeMedication()]), false, suits);
      open('?q=panadol kids', language);

      expect(await screen.findByText(said)).toBeInTheDocument();
      expect(screen.getByRole('status')).toHaveTextContent(said);
    },
  );

  it('says nothing of children where nobody asked for one', async () => {
    serveCatalogue();
    open('?q=panadol');

    expect(await screen.findByRole('link', { name: 'Panadol' })).toBeInTheDocument();
    expect(screen.queryByText(/child/)).not.toBeInTheDocument();
  });

  describe('where no shelf answers a need', () => {
    const onlyAlike = () =>
      serveCatalogue(makePage([makeMedication({ name: 'Concor', name_ar: 'كونكور' })], { last_page: 3 }), true);
    const found = () => serveCatalogue(makePage([makeMedication({ name: 'Bronchicum', name_ar: 'برونشيكم' })]));

    it.each([
      ['en', 'covid', 'We do not show medications for this condition in the search. Ask your doctor or pharmacist.'],
      ['ar', 'كورونا', 'لا نعرض أدوية لهذه الحالة من خلال البحث. استشر طبيبك أو الصيدلي.'],
      ['en', 'vitamins for pregnant women', 'Ask your doctor before taking any medication during pregnancy.'],
      ['ar', 'صداع للحامل', 'استشيري طبيبك قبل أي دواء أثناء الحمل.'],
      ['en', 'contraception', 'Not everything that pharmacies sell is listed here. Ask a pharmacist about it.'],
      ['ar', 'حبوب منع الحمل', 'ليس كل ما تبيعه الصيدليات معروضًا هنا. اسأل الصيدلي عنه.'],
    ] as const)('says whom to ask instead of showing what only resembles it: %s %s', async (language, q, said) => {
      onlyAlike();
      open(`?q=${q}`, language);

      expect(await screen.findByRole('note')).toHaveTextContent(said);
      expect(screen.getByRole('status')).toHaveTextContent(/We could not find a medication called|لم نجد دواءً باسم/);
      expect(screen.queryByRole('link', { name: /Concor|كونكور/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Looking for|هل تبحث/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'chest pain', 'In an emergency, call an ambulance: 123'],
      ['ar', 'وجع صدر', 'في الطوارئ اتصل بالإسعاف: 123'],
    ] as const)('calls an ambulance in an emergency: %s', async (language, q, said) => {
      onlyAlike();
      open(`?q=${q}`, language);

      expect(await screen.findByRole('note')).toHaveTextContent(said);
      expect(screen.getByRole('link', { name: '123' })).toHaveAttribute('href', 'tel:123');
    });

    it('says it as well where nothing at all was found', async () => {
      serveCatalogue(makePage([]));
      open('?q=covid');

      expect(await screen.findByRole('note')).toBeInTheDocument();
      expect(screen.queryByText('No medications available.')).not.toBeInTheDocument();
    });

    it.each([
      ['en', 'insomnia', /^These results only match the letters you typed/],
      ['ar', 'أرق', /^تطابق هذه النتائج ما كتبته في الحروف فقط/],
    ] as const)('says it above what has the words, and hides nothing of that: %s', async (language, q, said) => {
      found();
      open(`?q=${q}`, language);

      const note = await screen.findByRole('note');
      const medicine = await screen.findByRole('link', { name: /Bronchicum|برونشيكم/ });
      expect(note).toHaveTextContent(said);
      expect(note.compareDocumentPosition(medicine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });

    it('calls nothing unlisted that was found', async () => {
      found();
      open('?q=toothpaste');

      expect(await screen.findByRole('link', { name: 'Bronchicum' })).toBeInTheDocument();
      expect(screen.queryByRole('note')).not.toBeInTheDocument();
    });
  });

  it('says what failed, and tries again', async () => {
    const asked = serveCatalogue();
    server.use(
      http.get('*/api/medications', () => HttpResponse.error(), { once: true }),
      http.get('*/api/medications/categories', () => refuse(500), { once: true }),
    );
    const { user } = open();

    expect(await screen.findByText(/Dawaya cannot be reached/)).toBeInTheDocument();
    expect(await screen.findByText('Failed to load categories')).toBeInTheDocument();
    for (const retry of screen.getAllByRole('button', { name: 'Try Again' })) await user.click(retry);

    expect(await screen.findByRole('link', { name: 'Panadol' })).toBeInTheDocument();
    expect(await screen.findByRole('radio', { name: /Vitamins/ })).toBeInTheDocument();
    expect(asked).toHaveLength(1);
  });
});
