import { readFileSync } from 'node:fs';

import { medications } from '../../db/schema';
import { PRODUCTS } from '../../demo/products';
import { insertMany } from '../../testing/insertMany';
import { makeCategory } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { testApp } from '../../testing/testApp';

const app = testApp();
let staff: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  staff = await makeStaff(app.db);
  const pharmacyId = staff.pharmacy.id;
  const { id: categoryId } = await makeCategory(app.db);
  const products = Object.values(PRODUCTS).flat();
  await insertMany(
    app.db,
    medications,
    products.map(({ name, nameAr, genericName, genericNameAr, activeIngredients, strength, form }) => ({
      ...{ pharmacyId, categoryId, price: 2500, stock: 5 },
      ...{ name, nameAr, genericName, genericNameAr, activeIngredients, strength, dosageForm: form },
    })),
  );
});

describe('the catalogue, as people ask for it', () => {
  it.each([
    ['panadol extra', 'Panadol Extra'],
    ['PANADOL JOINT', 'Panadol Joint'],
    ['panadl extra', 'Panadol Extra'],
    ['banadol', 'Panadol'],
    ['باندول', 'Panadol'],
    ['بنادول', 'Panadol'],
    ['بانادول', 'Panadol'],
    ['augmentin', 'Augmentin'],
    ['augmentin 1g', 'Augmentin 1 g'],
    ['augmantin 625', 'Augmentin 625 mg'],
    ['ogmentin', 'Augmentin'],
    ['اوجمنتين', 'Augmentin'],
    ['اوجمنتن', 'Augmentin'],
    ['اوجمنتين 1جم', 'Augmentin 1 g'],
    ['أوجمنتين ٦٢٥', 'Augmentin 625 mg'],
    ['kongestal', 'Congestal'],
    ['اقراص كونجيستال', 'Congestal'],
    ['congestal caplets', 'Congestal'],
    ['كونجيستال', 'Congestal'],
    ['konkor', 'Concor 5 mg'],
    ['كنكور', 'Concor 5 mg'],
    ['concor 2.5', 'Concor Cor 2.5 mg'],
    ['brofen 600', 'Brufen 600 mg'],
    ['بروفين ٤٠٠', 'Brufen 400 mg'],
    ['katafalm', 'Cataflam'],
    ['كاتافلام', 'Cataflam'],
    ['voltarin', 'Voltaren'],
    ['فلتارين', 'Voltaren'],
    ['glucofage 1000', 'Glucophage 1000 mg'],
    ['جلوكوفاج ٥٠٠', 'Glucophage 500 mg'],
    ['sidophage', 'Cidophage'],
    ['amaryl 3', 'Amaryl 3 mg'],
    ['اماريل', 'Amaryl'],
    ['نكسيوم 40', 'Nexium 40 mg'],
    ['controlok 20', 'Controloc 20 mg'],
    ['انتينال', 'Antinal'],
    ['flagil', 'Flagyl'],
    ['هيبيوتك', 'Hibiotic'],
    ['lasiks', 'Lasix'],
    ['زيرتيك', 'Zyrtec'],
    ['كلارتين', 'Claritine'],
    ['vitacid c 1 gm', 'Vitacid C 1 g'],
    ['bisoprolol', 'Concor'],
    ['اومبرازول', 'Omez'],
    ['دوا فلاجيل', 'Flagyl'],
    ['شريط بنادول', 'Panadol'],
    ['علبة كونكور ٥', 'Concor 5 mg'],
    ['سعر بنادول', 'Panadol'],
    ['عايز كونجستال', 'Congestal'],
    ['بديل كونكور', 'Concor'],
    ['price of nexium', 'Nexium'],
    ['best glucophage', 'Glucophage'],
    ['brufen600', 'Brufen 600 mg'],
    ['123', '1 2 3 Extra'],
    ['١٢٣', '1 2 3 Extra'],
    ['123 extra', '1 2 3 Extra'],
    ['كونكور5', 'Concor 5 mg'],
    ['flgayl', 'Flagyl'],
    ['vitamin d', 'Vidrop'],
    ['vitamin d3', 'Vidrop'],
    ['vitamin d 3', 'Vidrop'],
    ['vitamin c', 'C-Retard'],
    ['vitamin b12', 'Neuroton'],
    ['vitamin b 12', 'Neuroton'],
    ['فيتامين د', 'Vidrop'],
    ['فيتامين دي', 'Vidrop'],
    ['فيتامين د٣', 'Vidrop'],
    ['فيتامين سي', 'C-Retard'],
    ['فيتامين c', 'C-Retard'],
    ['فيتامين ب١٢', 'Neuroton'],
    ['aspirin', 'Aspocid'],
    ['aspirin 75', 'Aspocid 75 mg'],
    ['اسبرين', 'Aspocid'],
    ['albuterol', 'Ventolin'],
    ['frusemide', 'Lasix'],
    ['scopolamine', 'Buscopan'],
    ['حديد', 'Feroglobin'],
    ['شراب لبلاب', 'Bronchicum Ivy'],
    ['sharab lablab', 'Bronchicum Ivy'],
    ['لو سمحت عايز اوجمنتين ١ جم', 'Augmentin 1 g'],
    ['قرص كل 12 ساعة اوجمنتين ١ جم', 'Augmentin 1 g'],
    ['دكتور عندكم كونكور ٥', 'Concor 5 mg'],
    ['concor 2,5', 'Concor Cor 2.5 mg'],
    ['كونكور ٢،٥ مجم', 'Concor Cor 2.5 mg'],
    ['كونكور خمسة', 'Concor 5 mg'],
    ['نيكسيوم أربعين', 'Nexium 40 mg'],
    ['بروفين ربعمية مجم', 'Brufen 400 mg'],
    ['اوجمنتين واحد جرام', 'Augmentin 1 g'],
    ['اسبوسيد خمسة وسبعين', 'Aspocid 75 mg'],
    ['se3r panadol', 'Panadol'],
    ['3ayez congestal', 'Congestal'],
    ['3elag flagyl', 'Flagyl'],
    ['concor a2ras', 'Concor'],
  ])('%s brings %s first, and the same medicines to the only pharmacy', async (q, name) => {
    const asked = encodeURIComponent(q);
    const found = (await app.call({ url: `/api/medications?q=${asked}` })).json().data;
    const own = (await app.call({ url: `/api/pharmacy/medications?q=${asked}`, as: staff.session })).json().data;

    expect(found.data[0]?.name).toMatch(new RegExp(`^${name}\\b`));
    expect(own.total).toBe(found.total);
  });
});

describe('what was found, in the words of the answer', () => {
  const find = async (q: string) =>
    (await app.call({ url: `/api/medications?q=${encodeURIComponent(q)}` })).json<{
      data: { only_alike: boolean; data: { name: string }[] };
    }>().data;

  it.each(['ar', 'en'])('is there for what the home page gives as an example: %s', async (language) => {
    const home = JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/home.json`, 'utf8')) as {
      hero: { medicationHint: string };
    };
    const example = /\S+$/.exec(home.hero.medicationHint)![0];

    const { only_alike: isAlike, data } = await find(example);

    expect(isAlike).toBe(false);
    expect(data.map(({ name }) => name.split(' ')[0])).toEqual(data.map(() => 'Panadol'));
    expect(data).not.toHaveLength(0);
  });

  it.each([
    ['بنادول', false],
    ['aspirin', false],
    ['اسبرين', false],
    ['أسبيرين', false],
    ['بانادول', false],
    ['بندول', false],
    ['بنادول اكسترا', false],
    ['بانادول اكسترا', false],
    ['كاتافلام', false],
    ['كتافلام', false],
    ['باندول', true],
    ['بنادزل', true],
    ['كاتفلان', true],
    ['البنادول', false],
    ['سعر بنادول', false],
    ['brufen600', false],
    ['3ayez panadol a2ras', false],
    ['لو سمحت بنادول', false],
    ['بروفين ستمية', false],
    ['السلام عليكم عندكم بنادول', false],
    ['هل يتوفر بنادول', false],
    ['علبتين بنادول', false],
    ['please have panadol available?', false],
    ['law samaht 3andak panadol', false],
    ['بنادول قرص كل ٨ ساعات بعد الاكل', false],
    ['panadol 500 mg every 8 hours prn', false],
  ])('says of "%s" that it is only alike: %s', async (q, isAlike) => {
    expect(await find(q)).toMatchObject({ only_alike: isAlike });
  });

  it.each([
    ['fkh],g', 'Panadol'],
    [';,k[sjhg', 'Congestal'],
    ['fv,tdk', 'Brufen'],
    ['ؤخىلثسفشم', 'Congestal'],
    ['لاقعبثى 600', 'Brufen'],
  ])('takes "%s" for the other layout of the keyboard, and says that %s is only alike', async (q, name) => {
    const { only_alike: isAlike, data } = await find(q);

    expect(data[0]?.name.split(' ')[0]).toBe(name);
    expect(isAlike).toBe(true);
  });

  it('finds nothing where nothing has the words in the other layout either', async () => {
    expect((await find('tv[pw')).data).toEqual([]);
  });
});
