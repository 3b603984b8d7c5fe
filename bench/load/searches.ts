/**
 * Typical searches in both scripts: brands, generics, beginnings, typos, phonetic spellings, strengths, broad words, and things that
 * nobody sells.
 */
export const SEARCHES = [
  'panadol, panadol extra, augmentin 1g, augmentin, brufen 600, concor 5, glucophage, nexium 40 mg',
  'cataflam, zyrtec syrup, otrivin, ventolin, lipitor, plavix 75, antinal, centrum, voltaren, nebilet',
  'paracetamol, ibuprofen, amoxicillin, omeprazole, metformin 500, bisoprolol, cetirizine, vitamin c',
  'pana, augm, gluc, conc, eye drops, syrup, tablets, shampoo',
  'panadl, paracetmol, augmantin, brufin, konkor, glucofage, cetrizine, voltarin',
  'بانادول, بانادول اكسترا, اوجمنتين, أوجمنتين 1جم, بروفين, كونكور ٥, جلوكوفاج, نيكسيوم, كتافلام, فنتولين',
  'باراسيتامول, ايبوبروفين, اموكسيسيلين, ميتفورمين, فيتامين سي, قطرة, شراب, اقراص',
  'باندول, اوجمنتن, برفين, كنكور, زيرتك, seetamol, نوفالجين, insulin pump',
].flatMap((line) => line.split(', '));
