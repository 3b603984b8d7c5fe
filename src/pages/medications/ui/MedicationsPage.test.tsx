import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';

import { setLanguage } from '@/shared/i18n';
import { answer, makeCategory, makeMedication, makePage, renderApp, server } from '@/shared/testing';

import { MedicationsPage } from './MedicationsPage';
import { SearchWarning } from './SearchWarning';

const open = (search = '', language: 'en' | 'ar' = 'en') =>
  renderApp(<MedicationsPage />, { path: '/medications', url: `/medications${search}`, language });

type Router = ReturnType<typeof open>['router'];

/** Navigates to another list on the same page. */
const goTo = (router: Router, search: string) => act(() => router.navigate(`/medications${search}`));

/** Serves the page, and returns the queries of the calls for lists. */
function serveCatalogue(page = makePage([makeMedication()]), only_alike = false) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get('*/api/items/governorates', () => answer([{ id: 1, name: 'Cairo', name_ar: 'القاهرة' }])),
    http.get('*/api/medications/categories', () =>
      answer([makeCategory(), makeCategory({ id: 3, name: 'Vitamins', name_ar: 'فيتامينات', icon: 'vitamins' })]),
    ),
    http.get('*/api/medications', ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return answer({ ...page, only_alike, suits_child: null });
    }),
  );
  return asked;
}

describe('MedicationsPage', () => {
  it('lists what there is, where each seller is and how it hands over, in the language and order of the reader', async () => {
    const { pharmacy, ...medication } = makeMedication();
    const pickupOnly = { ...medication, id: 6, is_in_stock: false, name: 'Brufen', name_ar: 'بروفين' };
    const asked = serveCatalogue(
      makePage([
        { ...medication, pharmacy },
        { ...pickupOnly, pharmacy: { ...pharmacy, name: 'Nile', name_ar: 'النيل', is_delivery_available: false } },
      ]),
    );
    open();

    expect(await screen.findByRole('link', { name: 'Panadol' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to Cart: Panadol (500 mg), sold by Seif Pharmacy' })).toBeEnabled();
    const noteOf = (pharmacy: string) => screen.getByText(pharmacy).parentElement?.parentElement;
    await waitFor(() => expect(noteOf('Seif Pharmacy')).toHaveTextContent(/^Sold by Seif Pharmacy ?Cairo$/));
    expect(noteOf('Nile')).toHaveTextContent(/^Sold by Nile ?Cairo · Pick-up only$/);

    await act(() => setLanguage('ar'));

    expect(await screen.findByRole('link', { name: 'بانادول' })).toBeInTheDocument();
    expect(noteOf('صيدلية سيف')).toHaveTextContent(/^البائع: صيدلية سيف ?القاهرة$/);
    expect(noteOf('النيل')).toHaveTextContent(/^البائع: النيل ?القاهرة · الاستلام من الصيدلية فقط$/);
    expect(screen.getByText('غير متوفر حاليًا')).toBeInTheDocument();
    await waitFor(() => expect(asked.map(({ names_in }) => names_in)).toEqual(['en', 'ar']));
  });

  it('titles its document by what it lists', async () => {
    serveCatalogue();
    const { router } = open();
    await screen.findByText('Vitamins');
    expect(document.title).toBe('Medications | Dawaya');

    await goTo(router, '?category_id=3');
    expect(document.title).toBe('Vitamins | Dawaya');
    await goTo(router, '?category_id=99');
    expect(document.title).toBe('Medications | Dawaya');
    await goTo(router, '?category_id=3');
    await act(() => setLanguage('ar'));
    expect(document.title).toBe('فيتامينات | دوايا');
  });

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

    await user.type(screen.getByRole('searchbox'), 'p{Enter}');

    expect(await screen.findByRole('radio', { name: 'Pain Relief' })).toBeInTheDocument();
  });

  it('searches when the typing rests, from page 1', async () => {
    const asked = serveCatalogue();
    const { router, user } = open('?page=2');

    await user.type(screen.getByRole('searchbox'), 'bru');

    await waitFor(() => expect(router.state.location.search).toBe('?q=bru'), { timeout: 2000 });
    await waitFor(() =>
      expect(asked.map(({ q, page }) => [q, page])).toEqual([
        ['', '2'],
        ['bru', '1'],
      ]),
    );
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
    const { router, user } = open();

    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }));

    expect(router.state.location.search).toBe('?page=2');
    const status = screen.getByRole('status');
    expect(status).toHaveFocus();
    await waitFor(() => expect(status).toHaveTextContent('Page 2 of 9'));
  });

  it('says how many filters are folded away on a phone', async () => {
    serveCatalogue();
    const { router } = open();
    const filters = screen.getByRole('button', { name: 'Filters' });

    for (const [search, said] of [
      ['?in_stock=true', 'Filters (1)'],
      ['?q=panadol&category_id=2&sort=price-asc', 'Filters'],
      ['?in_stock=true&governorate_id=1', 'Filters (2)'],
    ] as const) {
      await goTo(router, search);
      expect(filters).toHaveAccessibleName(said);
    }
  });

  it('helps when nothing was found', async () => {
    serveCatalogue(makePage([]));
    const { router, user } = open('?q=zzz&in_stock=true');

    expect(await screen.findByText('No medications available.')).toBeInTheDocument();
    const elsewhere = screen.getByRole('link', { name: 'Look for “\u2068zzz\u2069” among pharmacies' });
    expect(elsewhere).toHaveAttribute('href', '/pharmacies?q=zzz');
    expect(await screen.findByText(/^Check the spelling/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    // The first press clears the filters and keeps the search words; only the second clears these.
    await waitFor(() => expect(router.state.location.search).toBe('?q=zzz'));
    expect(await screen.findByText(/^Check the spelling/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Clear Filters' }));

    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('blames the filters where there is something without them, and else the spelling', async () => {
    let everywhere = { total: 2, only_alike: false };
    serveCatalogue();
    server.use(
      http.get('*/api/medications', ({ request }) => {
        const isNarrowed = /governorate_id|category_id/.test(request.url);
        return answer({ ...makePage([]), ...everywhere, ...(isNarrowed && { total: 0 }), suits_child: null });
      }),
    );
    const { router } = open('?q=brufen&governorate_id=1');
    expect(await screen.findByText(/^No medication matches .* Without them there are 2\.$/)).toBeInTheDocument();

    everywhere = { total: 2, only_alike: true };
    await goTo(router, '?q=brufne&governorate_id=1');
    expect(await screen.findByText(/^Check the spelling/)).toBeInTheDocument();

    everywhere = { total: 1, only_alike: false };
    await goTo(router, '?category_id=2');
    expect(await screen.findByText(/^No medication matches .* Without them there is 1\.$/)).toBeInTheDocument();
  });

  it('says that it has not found what was asked for, and that what resembles it is no substitute', async () => {
    serveCatalogue(makePage([makeMedication()]), true);
    open('?q=panadl');

    expect(
      await screen.findByText(
        'We could not find “\u2068panadl\u2069”. These only look alike in writing and are no substitute. Ask a pharmacist.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 medication');

    await act(() => setLanguage('ar'));

    expect(
      await screen.findByText(
        'لم نجد «\u2068panadl\u2069». هذه أسماء تشبهه في الكتابة فقط، وليست بديلًا له. اسأل الصيدلي.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('دواء واحد');
  });

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

    it('offers it instead of what only resembles the words', async () => {
      serveCatalogue(makePage([makeMedication({ name: 'Sudocrem', name_ar: 'سودوكريم' })], { last_page: 3 }), true);
      const { router } = open('?q=headache');
      const expectInstead = async (name: RegExp, said: string) => {
        expect(await offer(name)).toHaveAttribute('href', '/medications?category_id=2');
        await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
        expect(screen.getByRole('status')).not.toHaveTextContent('1');
        expect(screen.queryByRole('link', { name: /Sudocrem|سودوكريم/ })).not.toBeInTheDocument();
        expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
      };

      await expectInstead(
        /^Looking for this category\? Pain Relief · 7 medications$/,
        'We could not find a medication called “\u2068headache\u2069”.',
      );
      await act(() => setLanguage('ar'));
      await goTo(router, '?q=صداع');
      await expectInstead(/^هل تبحث عن هذه الفئة؟ مسكنات الألم · 7 أدوية$/, 'لم نجد دواءً باسم «\u2068صداع\u2069».');
    });

    it('offers it instead of saying that there is nothing', async () => {
      serveCatalogue(makePage([]));
      open('?q=vitamins');

      expect(await offer(/Vitamins/)).toHaveAttribute('href', '/medications?category_id=3');
      expect(screen.queryByText('No medications available.')).not.toBeInTheDocument();
    });

    it('offers both where two are meant, one for a word with a typo, and none where a word may be a name', async () => {
      serveCatalogue(makePage([makeMedication()]), true);
      const { router } = open('?q=fever and vitamins');

      const [first, second] = await screen.findAllByRole('link', { name: /Looking for/ });
      expect(first).toHaveTextContent('Pain Relief');
      expect(second).toHaveTextContent('Vitamins');
      expect(first).toHaveAttribute('href', '/medications?category_id=2');
      expect(second).toHaveAttribute('href', '/medications?category_id=3');
      expect(screen.queryByRole('link', { name: 'Panadol' })).not.toBeInTheDocument();

      await goTo(router, '?q=headahce');
      await waitFor(() => expect(screen.getAllByRole('link', { name: /Looking for/ })).toHaveLength(1));
      expect(await offer(/Pain Relief/)).toBeInTheDocument();

      await goTo(router, '?q=sudocream vitamins');
      expect(await screen.findByText(/These only look alike in writing/)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Panadol' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Looking for/ })).not.toBeInTheDocument();
    });

    it('takes what has a name for no typo', async () => {
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

      // The button has no count, because that would include what is out of stock.
      await user.click(await offer(/Pain Relief$/));

      await waitFor(() => expect(asked).toHaveLength(2));
      expect(router.state.location.search).toBe('?governorate_id=1&in_stock=true&sort=price-asc&category_id=2');
      expect(screen.getByRole('status')).toHaveFocus();
      expect(screen.getByRole('searchbox')).toHaveValue('');
      await waitFor(() => expect(screen.queryByRole('link', { name: /Pain Relief/ })).not.toBeInTheDocument());
    });

    it('says where nothing of it is sold here, but not of a typo, which may be a name', async () => {
      serveCatalogue(makePage([makeMedication()]), true);
      serveVitamins(0);
      const { router } = open('?q=vitamjns');

      expect(await screen.findByText(/These only look alike in writing/)).toBeInTheDocument();
      expect(await screen.findByRole('link', { name: 'Panadol' })).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Looking for this category/ })).not.toBeInTheDocument();

      await goTo(router, '?q=vitamins');
      expect(await screen.findByText(/Not everything that pharmacies sell is listed here/)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Panadol|Looking for this category/ })).not.toBeInTheDocument();
    });
  });

  it('says what to ask before a child is given any, where somebody asked for one', async () => {
    let suits_child: boolean | null = null;
    serveCatalogue();
    server.use(
      http.get('*/api/medications', () => answer({ ...makePage([makeMedication()]), only_alike: false, suits_child })),
    );
    const expectSaid = (said: RegExp) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
    const { router } = open('?q=panadol');
    expect(await screen.findByRole('link', { name: 'Panadol' })).toBeInTheDocument();
    expect(screen.queryByText(/child/)).not.toBeInTheDocument();

    suits_child = true;
    await goTo(router, '?q=panadol kids');
    await expectSaid(/depends on weight and age: ask the pharmacist/);
    suits_child = false;
    await goTo(router, '?q=panadol babies');
    await expectSaid(/None of these says that it is for children/);
    await act(() => setLanguage('ar'));
    await expectSaid(/لا يذكر أي من هذه الأدوية أنه للأطفال/);
    suits_child = true;
    await goTo(router, '?q=panadol child');
    await expectSaid(/يعتمدان على وزنه وعمره: اسأل الصيدلي/);
  });

  describe('where no shelf answers a need', () => {
    const found = () => serveCatalogue(makePage([makeMedication({ name: 'Bronchicum', name_ar: 'برونشيكم' })]));

    it.each([
      ['en', 'doctor', 'We do not show medications for this condition in the search. Ask your doctor or pharmacist.'],
      ['ar', 'doctor', 'لا نعرض أدوية لهذه الحالة من خلال البحث. استشر طبيبك أو الصيدلي.'],
      ['en', 'pregnancy', 'Ask your doctor before taking any medication during pregnancy.'],
      ['ar', 'pregnancy', 'استشيري طبيبك قبل أي دواء أثناء الحمل.'],
      ['en', 'unlisted', 'Not everything that pharmacies sell is listed here. Ask a pharmacist about it.'],
      ['ar', 'unlisted', 'ليس كل ما تبيعه الصيدليات معروضًا هنا. اسأل الصيدلي عنه.'],
      ['en', 'emergency', 'In an emergency, call an ambulance: 123'],
      ['ar', 'emergency', 'في الطوارئ اتصل بالإسعاف: 123'],
    ] as const)('says whom to ask: %s, %s', (language, warning, said) => {
      renderApp(<SearchWarning warning={warning} isAbove={false} />, { language });

      expect(screen.getByRole('note')).toHaveTextContent(said);
    });

    it('says so instead of showing what only resembles it, and calls an ambulance in an emergency', async () => {
      serveCatalogue(makePage([makeMedication({ name: 'Concor', name_ar: 'كونكور' })], { last_page: 3 }), true);
      const { router } = open('?q=covid');

      expect(await screen.findByRole('note')).toHaveTextContent(/^We do not show medications for this condition/);
      expect(screen.getByRole('status')).toHaveTextContent(/We could not find a medication called/);
      expect(screen.queryByRole('link', { name: 'Concor' })).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: /Looking for/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();

      await goTo(router, '?q=chest pain');
      expect(await screen.findByRole('link', { name: '123' })).toHaveAttribute('href', 'tel:123');
    });

    it('says it as well where nothing at all was found', async () => {
      serveCatalogue(makePage([]));
      open('?q=covid');

      expect(await screen.findByRole('note')).toBeInTheDocument();
      expect(screen.queryByText('No medications available.')).not.toBeInTheDocument();
    });

    it('says it above what has the words, and hides nothing of that', async () => {
      found();
      open('?q=insomnia');

      const note = await screen.findByRole('note');
      const medicine = await screen.findByRole('link', { name: 'Bronchicum' });
      expect(note).toHaveTextContent(/^These results only match the letters you typed/);
      expect(note.compareDocumentPosition(medicine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await act(() => setLanguage('ar'));
      expect(note).toHaveTextContent(/^تطابق هذه النتائج ما كتبته في الحروف فقط/);
    });

    it('calls nothing unlisted that was found', async () => {
      found();
      open('?q=toothpaste');

      expect(await screen.findByRole('link', { name: 'Bronchicum' })).toBeInTheDocument();
      expect(screen.queryByRole('note')).not.toBeInTheDocument();
    });
  });
});
