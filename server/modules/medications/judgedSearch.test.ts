import { medications } from '../../db/schema';
import { PRODUCTS } from '../../demo/products';
import { makeCategory } from '../../testing/makeMedication';
import { makeStaff } from '../../testing/makeUser';
import { startTestApp } from '../../testing/testApp';

let app: Awaited<ReturnType<typeof startTestApp>>;
let staff: Awaited<ReturnType<typeof makeStaff>>;

beforeAll(async () => {
  app = await startTestApp();
  staff = await makeStaff(app.db);
  const pharmacyId = staff.pharmacy.id;
  const { id: categoryId } = await makeCategory(app.db);
  const products = Object.values(PRODUCTS).flat();
  await app.db.insert(medications).values(
    products.map(({ name, nameAr, genericName, genericNameAr, activeIngredients, strength, form }) => ({
      ...{ pharmacyId, categoryId, price: 2500, stock: 5 },
      ...{ name, nameAr, genericName, genericNameAr, activeIngredients, strength, dosageForm: form },
    })),
  );
});
afterAll(() => app.stop());

describe('the catalogue, as people ask for it', () => {
  it.each([
    ['panadol extra', 'Panadol Extra'],
    ['PANADOL JOINT', 'Panadol Joint'],
    ['panadl extra', 'Panadol Extra'],
    ['banadol', 'Panadol'],
    ['باندول', 'Panadol'],
    ['بنادول', 'Panadol'],
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
  ])('%s brings %s first, and the same medicines to the only pharmacy', async (q, name) => {
    const asked = encodeURIComponent(q);
    const found = (await app.call({ url: `/api/medications?q=${asked}` })).json().data;
    const own = (await app.call({ url: `/api/pharmacy/medications?q=${asked}`, as: staff.session })).json().data;

    expect(found.data[0]?.name).toMatch(new RegExp(`^${name}\\b`));
    expect(own.total).toBe(found.total);
  });
});
