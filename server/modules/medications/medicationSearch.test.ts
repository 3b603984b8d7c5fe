import { eq, sql } from 'drizzle-orm';

import { medications, medicationTexts, searchWords } from '../../db/schema';
import { insertMany } from '../../testing/insertMany';
import { makePharmacy } from '../../testing/makeUser';
import { type NewMedication, openShop } from '../../testing/openShop';

const { app, shop, pills, make, list } = openShop();

const namesOf = (page: { data: { name: string }[] }) => page.data.map(({ name }) => name);

describe('searching', () => {
  let search: (q: string) => Promise<string[]>;

  beforeAll(async () => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const catalogue: NewMedication[] = [
      { name: 'Panadol Extra', nameAr: 'بانادول اكسترا', genericName: 'Paracetamol + Caffeine', strength: '500 mg' },
      {
        name: 'Panadol',
        nameAr: 'بانادول',
        genericName: 'Paracetamol',
        genericNameAr: 'باراسيتامول',
        strength: '500 mg',
      },
      {
        name: 'Abimol',
        nameAr: 'أبيمول',
        genericName: 'Paracetamol',
        genericNameAr: 'باراسيتامول',
        strength: '1 g',
        stock: 0,
      },
      { name: 'Paracetamol Plus', nameAr: 'باراسيتامول بلس', genericName: 'Paracetamol' },
      { name: 'Augmentin', nameAr: 'أوجمنتين', genericName: 'Amoxicillin + Clavulanic Acid', strength: '375 mg' },
      { name: 'Augmentin', nameAr: 'أوجمنتين', genericName: 'Amoxicillin + Clavulanic Acid', strength: '1 gm' },
      { name: 'Augmentin', nameAr: 'أوجمنتين', genericName: 'Amoxicillin + Clavulanic Acid', strength: '156 mg/5 ml' },
      {
        name: 'E-Moxclav',
        nameAr: 'إي موكسكلاف',
        activeIngredients: 'Amoxicillin 875 mg; Clavulanic acid',
        strength: '1000 mg',
      },
      { name: 'Ahmed’s Balm', nameAr: 'مرهم أحمد' },
      { name: 'School Kit', nameAr: 'حقيبة مدرسة' },
      { name: 'Circle Plaster', nameAr: 'اللاصق الدورى' },
      { name: 'Vitamin D3', nameAr: 'فيتامين د', strength: '5000 IU' },
      { name: 'Vitamin A', nameAr: 'فيتامين أ' },
      { name: 'Betadine', nameAr: 'بيتادين', strength: '10%' },
      { name: 'Eye Gel', nameAr: 'جل عيون' },
    ];
    for (const each of catalogue) await make({ pharmacyId, ...each });
    search = async (q) =>
      (await list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}`)).data.map(
        ({ name, strength }: { name: string; strength: string | null }) =>
          name === 'Augmentin' ? `${name} ${strength}` : name,
      );
  });

  it.each([
    ['an exact name before one that goes on', 'panadol', ['Panadol', 'Panadol Extra']],
    ['any case, with spaces around', '  PANADOL ', ['Panadol', 'Panadol Extra']],
    ['the beginning of a name', 'pana', ['Panadol', 'Panadol Extra']],
    ['the middle of a word', 'nadol', ['Panadol', 'Panadol Extra']],
    ['a later word of the name', 'extra', ['Panadol Extra']],
    ['words in any order', 'extra panadol', ['Panadol Extra']],
    ['one word of the name and one of the content', 'paracetamol extra', ['Panadol Extra']],
    ['a word of one letter at the start of a word', 'vitamin d', ['Vitamin D3']],
    ['a letter that is a word elsewhere', 'vitamin a', ['Vitamin A']],
    ['more words than count', `panadol ${'ex '.repeat(20)}`, ['Panadol Extra']],
    ['a word behind one that is said again and again', `${'pana '.repeat(14)}extra`, ['Panadol Extra']],
    ['a slip of the keyboard', 'panadl', ['Panadol', 'Panadol Extra']],
    [
      'the brand before the generic name, there what has it alone, and of that what is in stock',
      'paracetamol',
      ['Paracetamol Plus', 'Panadol', 'Abimol', 'Panadol Extra'],
    ],
    ['a slip in a generic name', 'paracetmol', ['Paracetamol Plus', 'Panadol', 'Abimol', 'Panadol Extra']],
    ['an ingredient', 'amoxicillin 875', ['E-Moxclav', 'Augmentin 375 mg', 'Augmentin 1 gm', 'Augmentin 156 mg/5 ml']],
    ['a brand in Arabic', 'بانادول', ['Panadol', 'Panadol Extra']],
    ['a brand in another Arabic spelling', 'باندول', ['Panadol', 'Panadol Extra']],
    ['harakat and tatweel', 'بَانَـــادُول', ['Panadol', 'Panadol Extra']],
    [
      'a generic name in Arabic, where others have it in English alone, behind',
      'باراسيتامول',
      ['Paracetamol Plus', 'Panadol', 'Abimol', 'Panadol Extra'],
    ],
    ['a word with its article', 'البنادول', ['Panadol', 'Panadol Extra']],
    ['letters of a Persian keyboard', 'مدرسه حقیبة', ['School Kit']],
    ['Arabic as a PDF copies it', '\uFE91\uFE98\uFE8E\uFEA9\uFEF3\uFEE6', ['Betadine']],
    ['wide letters', 'ｐａｎａｄｏｌ ｅｘｔｒａ', ['Panadol Extra']],
    ['a name without a consonant', 'panaol', ['Panadol', 'Panadol Extra']],
    ['a name with two letters in the other order', 'pnaadol extra', ['Panadol Extra']],
    [
      'a strength that is stuck to its name',
      'augmentin1g',
      ['Augmentin 1 gm', 'Augmentin 375 mg', 'Augmentin 156 mg/5 ml'],
    ],
    ['alef without its hamza', 'احمد', ['Ahmed’s Balm']],
    ['alef with its hamza', 'أحمد', ['Ahmed’s Balm']],
    ['ة typed as ه', 'مدرسه', ['School Kit']],
    ['ة as it is', 'مدرسة', ['School Kit']],
    ['ى typed as ي', 'الدوري', ['Circle Plaster']],
    ['ى as it is', 'الدورى', ['Circle Plaster']],
    ['a strength alone', '500', ['Panadol', 'Panadol Extra']],
    ['a strength in Arabic digits', '٥٠٠', ['Panadol', 'Panadol Extra']],
    ['a strength in Arabic words', '٥٠٠ مجم', ['Panadol', 'Panadol Extra']],
    ['a percentage', '10 %', ['Betadine']],
    ['a word with a digit', 'd3', ['Vitamin D3']],
    ['a name of two words that is written as one', 'emoxclav 1000', ['E-Moxclav']],
    ['the same in Arabic', 'ايموكسكلاف', ['E-Moxclav']],
    ['a name that is written as two words, by ear', 'بنا دول', ['Panadol', 'Panadol Extra']],
    ['the beginning of a name, by ear', 'ogmen', ['Augmentin 375 mg', 'Augmentin 1 gm', 'Augmentin 156 mg/5 ml']],
    ['one wrong letter in a short Arabic word', 'بتادمن', ['Betadine']],
    ['nothing for what is not there', 'qwxyzk', []],
    ['what has the first word where nothing has every word', 'panadol amoxicillin', ['Panadol', 'Panadol Extra']],
    ['what has the word that is known where nothing has the first', 'qwxyzk extra', ['Panadol Extra']],
    ['nothing where only the form is known', 'qwxyzk cream', []],
    ['a slip that begins other words, where nothing has every word', 'paracet plas', ['Paracetamol Plus']],
    ['nothing by the sound of a single vowel', 'wwwwww', []],
    ['nothing by that of an Arabic one', 'ييي', []],
    ['% as a character', '%', []],
    ['% within a word', 'pan%extra', ['Panadol Extra']],
    ['_ as a character', 'panado_', ['Panadol', 'Panadol Extra']],
    ['a backslash as a character', '\\', []],
    ['quotes and SQL as text', "'; drop table medications; --", []],
    ['only spaces and marks', '?!…', []],
  ])('finds %s', async (_what, q, names) => {
    expect(await search(q)).toEqual(names);
  });

  it.each([
    ['panadol', false],
    ['extra panadol', false],
    ['nadol', false],
    ['panadl', true],
    ['ogmen', true],
    ['panadl extra', true],
    ['panadol amoxicillin', true],
    ['', false],
  ])('says whether what it finds for "%s" is only alike: %s', async (q, isAlike) => {
    expect(await list(`q=${encodeURIComponent(q)}`)).toMatchObject({ only_alike: isAlike });
  });

  it('counts six words of one or two letters, and a number or a longer word behind them', async () => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    await make({ pharmacyId, name: 'Ab Cd Ef Gh Ij Kl Multivit 30', nameAr: 'متعدد' });
    const isFound = async (q: string) => {
      const { total, only_alike: isAlike } = await list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}`);
      return total === 1 && !isAlike;
    };

    expect(await isFound('ab cd ef gh ij kl qx zj multi 30')).toBe(true);
    expect(await isFound('ab cd ef gh ij qx')).toBe(false);
    expect(await isFound('ab cd ef gh ij kl qx multiq')).toBe(false);
  });

  it('finds what was meant though somebody else made the same slip, in a name that is not on sale', async () => {
    const { id: pharmacyId } = await makePharmacy(app.db, { status: 'pending' });
    await make({ pharmacyId, name: 'Augmantin', nameAr: 'اوجمانتين' });
    await make({ isListed: false, name: 'Augmantin', nameAr: 'اوجمانتين' });
    const { id } = await make({ name: 'Betadin', nameAr: 'بتادين' });
    await app.db.update(medications).set({ name: 'Something else', nameAr: 'شيء آخر' }).where(eq(medications.id, id));

    expect(await search('augmantin')).toHaveLength(3);
    expect(await search('betadin 10%')).toEqual(['Betadine']);
  });

  it('forgets a medicine that nobody has any more, and its words', async () => {
    const { id } = await make({ name: 'Fleetingol', nameAr: 'عابر', genericName: 'Paracetamol' });
    const known = async () => [
      await app.db.$count(medicationTexts, eq(medicationTexts.name, ' fleetingol ')),
      await app.db.$count(searchWords, eq(searchWords.word, 'fleetingol')),
    ];
    expect(await known()).toEqual([1, 1]);

    await app.db.update(medications).set({ name: 'Lastingol' }).where(eq(medications.id, id));
    expect(await known()).toEqual([0, 0]);
    await app.db.delete(medications).where(eq(medications.id, id));

    expect(await list('q=lastingol')).toMatchObject({ total: 0 });
    expect(await search('paracetamol plus')).toEqual(['Paracetamol Plus']);
  });

  it('keeps a medicine that one pharmacy lists while the last other one drops it', async () => {
    for (let round = 0; round < 10; round += 1) {
      const name = `Handover ${'abcdefghij'[round]}x`;
      const { id } = await make({ name, nameAr: 'تسليم' });
      await Promise.all([
        app.db
          .update(medications)
          .set({ name: `${name} dropped` })
          .where(eq(medications.id, id)),
        make({ name, nameAr: 'تسليم' }),
        make({ name: `${name} dropped`, nameAr: 'تسليم' }),
      ]);

      expect(await list(`q=${encodeURIComponent(name)}`)).toMatchObject({ total: 3 });
    }
  });

  it('does without a word that no index could hold', async () => {
    const endless = String.fromCodePoint(...Array.from({ length: 2000 }, (_, at) => 0x4e00 + at));
    await make({ name: 'Endless', nameAr: 'بلا نهاية', activeIngredients: endless });

    expect(await list('q=endless')).toMatchObject({ total: 1 });
  });

  describe('by dosage form', () => {
    beforeAll(async () => {
      await make({ name: 'Ketorin 50 mg 20 F.C.Tabs.', nameAr: 'كيتورين' });
      await make({ name: 'Ketorin 1% Gel 30 gm', nameAr: 'كيتورين' });
      await make({ name: 'Ketorin 100mg/5ml Susp. 60 ml', nameAr: 'كيتورين' });
      await make({ name: 'Ketorin Long Acting Syrup for Children', nameAr: 'كيتورين' });
    });

    it.each([
      ['ketorin tablets', ['Ketorin 50 mg 20 F.C.Tabs.']],
      ['اقراص كيتورين', ['Ketorin 50 mg 20 F.C.Tabs.']],
      ['كيتورين جل', ['Ketorin 1% Gel 30 gm']],
      ['medicine ketorin gel', ['Ketorin 1% Gel 30 gm']],
      ['ketorin syrup', ['Ketorin Long Acting Syrup for Children', 'Ketorin 100mg/5ml Susp. 60 ml']],
      ['كيتورين شراب', ['Ketorin Long Acting Syrup for Children', 'Ketorin 100mg/5ml Susp. 60 ml']],
      ['شريط ketorin tablets', ['Ketorin 50 mg 20 F.C.Tabs.']],
      ['ketorin a2ras', ['Ketorin 50 mg 20 F.C.Tabs.']],
      ['sharab ketorin', ['Ketorin Long Acting Syrup for Children', 'Ketorin 100mg/5ml Susp. 60 ml']],
      ['qwxyzk gel', []],
    ])('%s finds what comes like that', async (q, names) => {
      expect(namesOf(await list(`q=${encodeURIComponent(q)}`))).toEqual(names);
    });
  });

  it.each([
    'augmentin 1g',
    'augmentin 1 gm',
    'augmentin 1000mg',
    'AUGMENTIN 1000',
    'اوجمنتين 1جم',
    'أوجمنتين ١ جرام',
    'augmntin 1g',
  ])('puts the asked-for strength first, and keeps the others: %s', async (q) => {
    const found = await search(q);

    expect(found[0]).toBe('Augmentin 1 gm');
    expect(found).toHaveLength(3);
  });

  it('reads a strength that is stuck to its name where a closed pharmacy alone writes the two as one word', async () => {
    const { id } = await makePharmacy(app.db, { status: 'suspended' });
    await make({ pharmacyId: id, name: 'Augmentin1g', nameAr: 'أوجمنتين1جم' });

    expect((await search('augmentin1g'))[0]).toBe('Augmentin 1 gm');
  });

  it('puts what is in stock first among equals, and what fits better before what is in stock', async () => {
    const first = await make({ name: 'Zyloric', nameAr: 'زيلوريك', stock: 0 });
    const second = await make({ name: 'Zyloric', nameAr: 'زيلوريك', stock: 3 });
    const longer = await make({ name: 'Zyloric Forte', nameAr: 'زيلوريك فورت', stock: 9 });

    const { data } = await list('q=zyloric');

    expect(data.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id, longer.id]);
  });

  it('turns the pages of medicines that fit equally well and cost the same: in stock first, then the longest-standing', async () => {
    const listings = [];
    for (const stock of [3, 0, 5, 0, 1]) {
      for (const letter of ['A', 'B', 'C', 'D']) {
        listings.push(await make({ name: `Vexalor ${letter}`, nameAr: `فكسالور ${letter}`, stock }));
      }
    }
    const expected = [...listings.filter(({ stock }) => stock > 0), ...listings.filter(({ stock }) => stock === 0)];

    const pages = [];
    for (const page of [1, 2, 3, 4, 5, 6, 7]) pages.push(...(await list(`q=vexalor&paginate=3&page=${page}`)).data);

    expect(pages.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('finds a medicine that many pharmacies list for the first time at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => make({ name: 'Rushmed', nameAr: 'رشميد' })));

    expect((await list('q=rushmed')).total).toBe(8);
  });

  it('finds a medication by its new name once it was renamed', async () => {
    const { id } = await make({ name: 'Oldname', nameAr: 'قديم' });
    await app.db.update(medications).set({ name: 'Freshname' }).where(eq(medications.id, id));

    expect(namesOf(await list('q=freshname'))).toEqual(['Freshname']);
    expect(namesOf(await list('q=oldname'))).toEqual([]);
  });
});

describe('a number alone', () => {
  it.each([
    ['1g', 'Augmentin 1g 14 tabs', true],
    ['1g', 'Amoxicillin 1000mg', true],
    ['1000mg', 'Augmentin 1g', true],
    ['0.55g', 'Something 550mg', true],
    ['500', 'Panadol 500mg', true],
    ['500', 'Vitamin C 500 effervescent', true],
    ['1000', 'Augmentin 1g', true],
    ['1.5%', 'Gel 1.5%', true],
    ['14 500', 'Panadol 500mg 14 tabs', true],
    ['500', 'Vitamin D 5000iu', false],
    ['500', 'Panadol 1500mg', false],
    ['500', 'Something 500.5mg', false],
    ['1g', 'Ceftriaxone 1.1g', false],
    ['1.1g', 'Wipes 1x1g', false],
    ['500mg', 'Panadol 500ml', false],
    ['14 500', 'Panadol 500mg', false],
  ])('%s finds %s: %s', async (q, name, isFound) => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    await make({ pharmacyId, name, nameAr: 'دواء' });

    expect((await list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}`)).total).toBe(isFound ? 1 : 0);
  });
});

describe('a word of three or four letters', () => {
  let find: (q: string) => Promise<{ only_alike: boolean; data: { name: string }[] }>;

  beforeAll(async () => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const catalogue: NewMedication[] = [
      { name: 'Leaves of Cassia', nameAr: 'أوراق الكاسيا' },
      { name: 'Gloss Shampoo', nameAr: 'جلوس شامبو للشعر بالصبار' },
      { name: 'Vomuxi Sachets', nameAr: 'فوموكسي' },
      { name: 'Octovinq Syrup', nameAr: 'اوكتو' },
      { name: 'Brandwell Syrup', nameAr: 'براندويل', genericName: 'Vinq Sulphate' },
      { name: 'Antizolq', nameAr: 'انتيزولك' },
      { name: 'Kreosal', nameAr: 'كريوسال', genericName: 'Antiseptal Zolqine' },
    ];
    for (const each of catalogue) await make({ pharmacyId, ...each });
    find = (q) => list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}`);
  });

  it.each([
    ['within a word', 'uxi', true, ['Vomuxi Sachets']],
    ['within a word, in Arabic', 'راق', true, ['Leaves of Cassia']],
    ['with long vowels between its three letters', 'ارق', true, ['Leaves of Cassia']],
    ['within a word, beside a form', 'uxi sachets', true, ['Vomuxi Sachets']],
    ['within a word, beside a number', 'uxi 500', true, ['Vomuxi Sachets']],
    ['behind those that have the word among their ingredients', 'vinq', false, ['Brandwell Syrup', 'Octovinq Syrup']],
    ['behind them beside a form as well', 'vinq syrup', false, ['Brandwell Syrup', 'Octovinq Syrup']],
    ['as the rest of a name that was typed apart', 'anti zolq', false, ['Antizolq', 'Kreosal']],
    ['behind an article', 'شعر', false, ['Gloss Shampoo']],
    ['behind what is written in one with it', 'صبار', false, ['Gloss Shampoo']],
    ['behind an article, beside a form', 'شامبو شعر', false, ['Gloss Shampoo']],
  ])('%s, as "%s": only alike is %s', async (_where, q, isAlike, names) => {
    const found = await find(q);

    expect(namesOf(found)).toEqual(names);
    expect(found.only_alike).toBe(isAlike);
  });
});

describe('for a child', () => {
  let find: (q: string, filter?: string) => Promise<{ suits_child: boolean | null; data: { name: string }[] }>;

  beforeAll(async () => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const catalogue: NewMedication[] = [
      { name: 'Kidomol', nameAr: 'كيدومول', dosageForm: 'Tablet', price: 100 },
      { name: 'Kidomol Extra', nameAr: 'كيدومول اكسترا', dosageForm: 'Tablet', price: 200 },
      { name: 'Kidomol Adult', nameAr: 'كيدومول للكبار', dosageForm: 'Suppository', price: 300 },
      { name: 'Kidomol 120 mg/5 ml', nameAr: 'كيدومول', dosageForm: 'Suspension', price: 400 },
      { name: 'Kidomol Infant Drops', nameAr: 'كيدومول', dosageForm: 'Drops', price: 500 },
      { name: 'Fevrinol', nameAr: 'فيفرينول', dosageForm: 'Syrup', genericName: 'Kidomolum', price: 600 },
      { name: 'Grownol 400', nameAr: 'جرونول', dosageForm: 'Tablet' },
      { name: 'Grownol Eye Drops', nameAr: 'جرونول', dosageForm: 'Eye drops' },
      { name: 'Baby Joyful', nameAr: 'بيبي جويفل', dosageForm: 'Cream' },
      { name: 'Wumq', nameAr: 'وومك', dosageForm: 'Tablet' },
      { name: 'Octowumq', nameAr: 'اوكتو', dosageForm: 'Syrup' },
    ];
    for (const each of catalogue) await make({ pharmacyId, ...each });
    find = (q, filter = '') => list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}${filter}`);
  });

  const SUITABLE = ['Kidomol Infant Drops', 'Kidomol 120 mg/5 ml'];
  const FOR_ADULTS = ['Kidomol', 'Kidomol Extra', 'Kidomol Adult'];

  it.each(['kidomol kids', 'kidomol for my child', "children's kidomol", 'kidomol baby'])(
    '"%s" finds what suits one first, of any brand, and last what is for adults',
    async (q) => {
      const found = await find(q);

      expect(namesOf(found)).toEqual([...SUITABLE, 'Fevrinol', ...FOR_ADULTS]);
      expect(found.suits_child).toBe(true);
    },
  );

  it.each(['كيدومول للاطفال', 'كيدومول اطفال', 'دواء كيدومول لطفلي'])('does so in Arabic: "%s"', async (q) => {
    const found = await find(q);

    expect(namesOf(found)).toEqual([...SUITABLE, ...FOR_ADULTS]);
    expect(found.suits_child).toBe(true);
  });

  it('keeps what suits one before cheaper tablets', async () => {
    const found = await find('kidomol kids', '&sort=price-asc');

    expect(namesOf(found)).toEqual(['Kidomol 120 mg/5 ml', 'Kidomol Infant Drops', 'Fevrinol', ...FOR_ADULTS]);
  });

  it('leaves behind what only holds the letters, though it would suit one', async () => {
    expect(namesOf(await find('wumq kids'))).toEqual(['Wumq', 'Octowumq']);
  });

  it('says where nothing suits one: drops for an eye are none to swallow', async () => {
    const found = await find('grownol children');

    expect(namesOf(found)).toHaveLength(2);
    expect(found.suits_child).toBe(false);
  });

  it('takes a name that begins with a baby for a name', async () => {
    const found = await find('baby joyful');

    expect(namesOf(found)[0]).toBe('Baby Joyful');
    expect(found.suits_child).toBeNull();
  });

  it.each(['kidomol', 'kidomol suspension', 'كيدومول', 'kids'])('"%s" asks for nobody', async (q) => {
    expect((await find(q)).suits_child).toBeNull();
  });
});

describe('a number beside a name', () => {
  it.each([
    ['of a strength before one of tablets', 'zenvol 10', ['Zenvol 10 mg 30 Coated Tabs', 'Zenvol 80 mg 10 Tabs']],
    ['before a part of another strength', 'tritol 10', ['Tritol 10 mg 30 Coated Tabs', 'Tritol Plus 10/25 mg']],
    ['in milligrams before the weight of a tube', 'volgel 50', ['Volgel Retard 50 mg Tabs', 'Volgel 50 gm']],
    ['in a few grams before that of vials', 'cefzul 1', ['Cefzul Intravenous 1 gm Vial', 'Cefzul 500 mg 1 Vial']],
    ['of single digits in its name', 'ozmega 369', ['Ozmega Gold 3-6-9 30 Caps', 'Ozmega']],
    ['of tablets, behind a strength', 'marzel 5 mg 1/2 tab', ['Marzel 5 mg 100 Tabs', 'Marzel 1 mg 100 Tabs']],
    ['of tablets, in Arabic', 'marzel ٥ مجم ١ قرص', ['Marzel 5 mg 100 Tabs', 'Marzel 1 mg 100 Tabs']],
    ['of a strength, whatever its brand', 'qatorvin 10', ['Lipqor', 'Adroq 80 mg 10 Tabs']],
  ])('is one %s: %s', async (_what, q, names) => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const catalogue: NewMedication[] = [
      { name: 'Zenvol 80 mg 10 Tabs' },
      { name: 'Zenvol 10 mg 30 Coated Tabs' },
      { name: 'Tritol Plus 10/25 mg' },
      { name: 'Tritol 10 mg 30 Coated Tabs' },
      { name: 'Volgel 50 gm' },
      { name: 'Volgel Retard 50 mg Tabs' },
      { name: 'Cefzul 500 mg 1 Vial' },
      { name: 'Cefzul Intravenous 1 gm Vial' },
      { name: 'Ozmega' },
      { name: 'Ozmega Gold 3-6-9 30 Caps' },
      { name: 'Marzel 1 mg 100 Tabs' },
      { name: 'Marzel 5 mg 100 Tabs' },
      { name: 'Adroq 80 mg 10 Tabs', genericName: 'Qatorvin' },
      { name: 'Lipqor', genericName: 'Qatorvin', strength: '10 mg' },
    ];
    for (const each of catalogue) await make({ pharmacyId, nameAr: 'دواء', ...each });
    const find = (order: string) => list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}${order}`);

    expect(namesOf(await find(''))).toEqual(names);
    expect(namesOf(await find('&sort=price-asc'))).toEqual(names);
  });
});

describe('a number beside a substance', () => {
  it.each([
    [
      'brands that have it as a strength before the name that lacks it',
      'omevrazol 20',
      ['Caps', 'Omevq', 'Vial', 'Gastroq'],
    ],
    ['the name first where nothing has it', 'omevrazol 60', ['Vial', 'Caps', 'Gastroq', 'Omevq']],
    ['the name first where a brand has so many in its pack', 'omevrazol 14', ['Vial', 'Caps', 'Omevq', 'Gastroq']],
  ])('brings %s: %s', async (_what, q, names) => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const catalogue: NewMedication[] = [
      { name: 'Gastroq', genericName: 'Omevrazol', strength: '40 mg' },
      { name: 'Omevq', genericName: 'Omevrazol 14', strength: '20 mg' },
      { name: 'Omevrazol Vial', strength: '40 mg' },
      { name: 'Omevrazol Caps', strength: '20 mg' },
    ];
    for (const each of catalogue) await make({ pharmacyId, nameAr: 'دواء', ...each });

    const found = namesOf(await list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}`));

    expect(found.map((name) => name.replace('Omevrazol ', ''))).toEqual(names);
  });
});

describe('a combination', () => {
  it.each([
    ['a word', 'furosemide'],
    ['another name of it', 'frusemide'],
    ['two words', 'furosemide hydrochloride'],
    ['a word and a form', 'furosemide tablets'],
  ])('comes behind what has the substance alone, whatever it costs: %s', async (_what, q) => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const shelf = { pharmacyId, dosageForm: 'Tablet', genericName: 'Furosemide Hydrochloride' };
    await make({ ...shelf, name: 'Ploxo', genericName: 'Furosemide Hydrochloride + Ketamine', price: 1_000 });
    await make({
      ...shelf,
      name: 'Bloxo',
      genericName: null,
      activeIngredients: 'Furosemide Hydrochloride, Ketamine',
      price: 1_000,
    });
    await make({ ...shelf, name: 'Zloxo', price: 9_000 });

    const found = namesOf(await list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}`));

    expect(found).toEqual(['Zloxo', 'Ploxo', 'Bloxo']);
  });

  it.each([
    ['Amlodipine + Valsartan', true],
    ['Meclizine; Vitamin B6', true],
    ['Calcium,Zinc', true],
    ['Iron 30 mg\nFolic acid 0.4 mg', true],
    ['Sulfamethoxazole/Trimethoprim', true],
    ['Iron - Lactoferrin', true],
    ['Calcium and Vitamin D3', true],
    ['Ibuprofen 100 mg/5 ml', false],
    ['Vitamin D3 50,000 IU', false],
    ['Mecobalamin - 500 mcg', false],
    ['N,N-Diethyltoluamide', false],
    ['Sodium Cromoglicate', false],
    [null, false],
  ])('is what parts its substances: %j is %s', async (content, expected) => {
    const told = await app.db.execute(
      sql`select is_combination(${content}, 'A + B') as by_name, is_combination(' ', ${content}) as by_ingredients`,
    );

    expect(told.rows).toEqual([{ by_name: content === null || expected, by_ingredients: expected }]);
  });

  it('that is called so comes first', async () => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    await make({ pharmacyId, name: 'Zloxo', genericName: 'Furosemide' });
    await make({ pharmacyId, name: 'Furosemide Plus', genericName: 'Furosemide + Ketamine' });

    expect(namesOf(await list(`pharmacy_id=${pharmacyId}&q=furosemide`))).toEqual(['Furosemide Plus', 'Zloxo']);
  });

  it('is one as soon as its pharmacy says so, though no word of it changed', async () => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const { id } = await make({ pharmacyId, name: 'Aloxo', genericName: 'Furosemide Ketamine' });
    await make({ pharmacyId, name: 'Zloxo', genericName: 'Furosemide' });
    const search = async () => namesOf(await list(`pharmacy_id=${pharmacyId}&q=furosemide`));

    const before = await search();
    await app.db.update(medications).set({ genericName: 'Furosemide + Ketamine' }).where(eq(medications.id, id));

    expect(before).toEqual(['Aloxo', 'Zloxo']);
    expect(await search()).toEqual(['Zloxo', 'Aloxo']);
  });
});

describe('another name of what is in it', () => {
  it('is no guess, comes behind the name as it was typed, and goes with the medicine', async () => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const substances = { Ulbuphen: 'Pethidine', Aalbuphen: 'Pethidine + Paracetamol', Zalbuphen: 'Meperidine' };
    for (const [name, genericName] of Object.entries(substances)) await make({ pharmacyId, name, genericName });
    const search = () => list(`pharmacy_id=${pharmacyId}&q=meperidine`);

    const found = await search();
    await app.db.delete(medications).where(eq(medications.pharmacyId, pharmacyId));

    expect(found).toMatchObject({ only_alike: false });
    expect(namesOf(found)).toEqual(['Zalbuphen', 'Ulbuphen', 'Aalbuphen']);
    expect(namesOf(await search())).toEqual([]);
    expect(await app.db.$count(searchWords, eq(searchWords.word, 'meperidine'))).toBe(0);
  });

  it.each([
    ['vitamin b12', ['Hydroxo', 'Mecobal', 'Twelve']],
    ['mecobalamin', ['Mecobal']],
    ['methylcobalamin', ['Mecobal']],
  ])('finds any kind of what was asked for, and no other kind than that: %s', async (q, names) => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const substances = { Twelve: 'Vitamin B12', Mecobal: 'Mecobalamin', Hydroxo: 'Hydroxocobalamin' };
    for (const [name, genericName] of Object.entries(substances)) await make({ pharmacyId, name, genericName });

    const found = namesOf(await list(`pharmacy_id=${pharmacyId}&q=${encodeURIComponent(q)}`));

    expect(found.toSorted()).toEqual(names);
  });
});

describe('a search in another order', () => {
  it.each([
    [
      'the name before the cheaper one that has its letters within a word',
      'qator',
      ['Qator 10 mg', 'Qator 5 mg', 'Regqatorin'],
    ],
    ['the strength that was asked for before one that costs less', 'zenvex 10', ['Zenvex 10 mg', 'Zenvex 5 mg']],
    ['the cheapest, where any will do', 'zenvex', ['Zenvex 5 mg', 'Zenvex 10 mg']],
    ['the cheapest that has it, whatever its name', 'qoldamol', ['Brandol', 'Qoldamol']],
  ])('brings %s', async (_what, q, names) => {
    const { id: pharmacyId } = await makePharmacy(app.db);
    const made = [
      { name: 'Regqatorin', price: 100 },
      { name: 'Qator 10 mg', price: 200 },
      { name: 'Qator 5 mg', price: 300 },
      { name: 'Zenvex 5 mg', price: 100 },
      { name: 'Zenvex 10 mg', price: 200 },
      { name: 'Qoldamol', genericName: 'Qoldamol', price: 200 },
      { name: 'Brandol', genericName: 'Qoldamol', price: 100 },
    ];
    for (const each of made) await make({ pharmacyId, nameAr: 'دواء', ...each });

    expect(namesOf(await list(`pharmacy_id=${pharmacyId}&q=${q}&sort=price-asc`))).toEqual(names);
  });
});

describe('a word that hundreds of medicines have equally', () => {
  it('brings those in stock first, in their order, and none of a closed pharmacy', async () => {
    const closed = await makePharmacy(app.db, { status: 'suspended' });
    const rows = Array.from({ length: 240 }, (_, at) => ({
      name: `Brand ${at} qv`,
      nameAr: `ماركة ${at}`,
      genericName: 'Zolquarvine',
      price: 2500 - at,
      stock: at % 4 === 0 ? 0 : 5,
      isListed: at % 7 !== 0,
      pharmacyId: at % 5 === 0 ? closed.id : shop.id,
      categoryId: pills.id,
    }));
    await insertMany(app.db, medications, rows);
    const offered = rows.filter((each) => each.isListed && each.pharmacyId === shop.id);
    const inOrder = [...offered.filter(({ stock }) => stock > 0), ...offered.filter(({ stock }) => stock === 0)];

    for (const page of [1, 2, 11, 13]) {
      const found = await list(`q=zolquarvine&page=${page}`);
      expect(found.total).toBe(offered.length);
      expect(namesOf(found)).toEqual(inOrder.slice((page - 1) * 12, page * 12).map(({ name }) => name));
    }
  });
});
