import { isolateDoses } from './isolateDoses';

describe('a dose in what people write', () => {
  it.each([
    ['علبتان فقط (5 ml)', 'علبتان فقط (\u20665\u00A0ml\u2069)'],
    ['شراب 250 mg/5 ml من فضلكم', 'شراب \u2066250\u00A0mg/5\u00A0ml\u2069 من فضلكم'],
    ['محلول 0.9% كبير', 'محلول \u20660.9%\u2069 كبير'],
    ['نفد Panadol Extra 500 mg من المخزن', 'نفد \u2066Panadol Extra 500\u00A0mg\u2069 من المخزن'],
    ['نفد Omega 3 1000 mg Capsules أمس', 'نفد \u2066Omega 3 1000\u00A0mg Capsules\u2069 أمس'],
    ['نفد Augmentin (875 mg/125 mg) أمس', 'نفد \u2066Augmentin (875\u00A0mg/125\u00A0mg)\u2069 أمس'],
  ])('keeps its order, and stays in one piece: %s', (text, isolated) => {
    expect(isolateDoses(text)).toBe(isolated);
  });

  it.each(['قرصان 500 مجم', 'شقة 7، الدور 3', '12 Lotfy Street'])('is not seen in %s', (text) => {
    expect(isolateDoses(text)).toBe(text);
  });
});
