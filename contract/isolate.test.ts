import { isolateDoses } from './isolate';

describe('a dose in what people write', () => {
  it.each([
    ['علبتان فقط (5 ml)', 'علبتان فقط (\u20665 ml\u2069)'],
    ['شراب 250 mg/5 ml من فضلكم', 'شراب \u2066250 mg/5 ml\u2069 من فضلكم'],
    ['محلول 0.9% كبير', 'محلول \u20660.9%\u2069 كبير'],
  ])('keeps its order: %s', (text, isolated) => {
    expect(isolateDoses(text)).toBe(isolated);
  });

  it.each(['قرصان 500 مجم', 'شقة 7، الدور 3', '12 Lotfy Street'])('is not seen in %s', (text) => {
    expect(isolateDoses(text)).toBe(text);
  });
});
