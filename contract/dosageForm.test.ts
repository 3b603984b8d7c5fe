import { formNotInName } from './dosageForm';

it.each([
  ['Film-coated tablet', 'أقراص'],
  ['Soft gelatin capsule', 'كبسولات'],
  ['Effervescent tablet', 'أقراص فوارة'],
  ['effervescent', 'فوار'],
  ['Orodispersible tablet', 'أقراص تذوب في الفم'],
  ['Tablets SR', 'أقراص ممتدة المفعول'],
  ['Extended release capsule', 'كبسولات ممتدة المفعول'],
  ['drops', 'نقط'],
  ['Oral drops', 'نقط بالفم'],
  ['Nasal drops', 'نقط للأنف'],
  ['Eye drops', 'قطرة للعين'],
  ['Ear drops', 'قطرة للأذن'],
  ['Powder for injection', 'بودرة للحقن'],
  ['Solution for injection', 'محلول للحقن'],
  ['Powder for oral suspension', 'بودرة لعمل معلق بالفم'],
  ['Dry powder inhaler', 'بودرة للاستنشاق'],
  ['Nebulizer solution', 'محلول لجلسات الاستنشاق'],
  ['IM injection', 'حقن بالعضل'],
  ['IV infusion', 'محلول للتسريب بالوريد'],
  ['Prefilled syringe', 'سرنجة جاهزة'],
  ['Cream for external use', 'كريم للاستعمال الظاهري'],
  ['Rectal ointment', 'مرهم شرجي'],
  ['Vaginal cream', 'كريم مهبلي'],
  ['Vaginal tablet', 'أقراص مهبلية'],
  ['Milk powder', 'لبن بودرة'],
  ['Mouthwash', 'غسول للفم'],
  ['Mouth wash', 'غسول للفم'],
  ['Granules', 'حبيبات'],
  ['Enema', 'حقنة شرجية'],
])('%s reads %s in Arabic', (form, read) => {
  expect(formNotInName(form, 'زايلا', 'ar')).toBe(read);
});

it.each([
  ['قطرة للعين', 'eye drops'],
  ['بودرة للحقن', 'powder for injection'],
  ['أقراص ممتدة المفعول', 'extended-release tablet'],
])('%s reads %s in English', (form, read) => {
  expect(formNotInName(form, 'Xyla', 'en')).toBe(read);
});

it.each([
  ['Enteric coated tablet', 'ar'],
  ['Oral film', 'ar'],
  ['Bandage', 'ar'],
  ['بودرة أطفال', 'en'],
  ['بخاخ استنشاق', 'ar'],
  ['Film-coated tablet', 'en'],
] as const)('%s stands as it is written (%s)', (form, language) => {
  expect(formNotInName(form, language === 'ar' ? 'زايلا' : 'Xyla', language)).toBe(form);
});

it.each([
  ['Film-coated tablet', 'Xyla 20 F.C. Tabs.'],
  ['Oral drops', 'زايلا نقط بالفم'],
  ['Nasal drops', 'زايلا قطرة للأنف'],
  ['Effervescent tablet', 'زايلا أقراص فوارة'],
  ['Milk powder', 'Xyla Milk Powder 400 g'],
  ['IV infusion', 'Xyla (Nova) I.V. Inf. 500 ml'],
  ['IV infusion', 'Xyla 4 ml 1 I.M./I.V./Inf. Amp.'],
  ['Mouthwash', 'Xyla Mouth Wash 150 ml'],
  ['Syrup', 'Xyla 15 mg/5ml Syp. 120 ml'],
  ['Soft gelatin capsule', 'Xyla 90 Softgels'],
  ['Prefilled syringe', 'Xyla 4 Pref. Syringes'],
  ['Orodispersible tablet', 'Xyla 30 Oro-Dispersible Tabs'],
  ['Orodispersible tablet', 'Xyla 20 mg 30 Orally Disintegrating Tabs.'],
])('%s is said by %s', (form, name) => {
  expect(formNotInName(form, name, 'en')).toBeNull();
});
