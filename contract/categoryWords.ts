import type { CategoryIcon } from './medication';

/** A category is known by its picture, whatever an operator calls it. */
export type Shelf = Exclude<CategoryIcon, 'default'>;

/**
 * What people search for when they mean a shelf and no medicine; "a|b c" is said as "a c" and as "b c". A sign to the shelf and no
 * advice: what a doctor has to find out first, or stands on several shelves, an itch or a blocked nose, is left out.
 */
export const SHELF_WORDS: Readonly<Record<Shelf, { en: string; ar: string }>> = {
  'pain-relief': {
    en: 'pain, pains, ache, aches, head|tooth|back|muscle|body ache, headache, headaches, headach, hedache, migraine, migrane, toothache, backache, backpain, back|neck|knee|shoulder|joint|muscle|body|tooth|teeth|dental pain, period|menstrual pain|pains|cramps, fever, high fever|temperature, fever reducer, painkiller, painkillers, pain killer|killers|reliever, analgesic, analgesics, antipyretic',
    ar: 'ألم|آلام|وجع|أوجاع, صداع, صداغ, صداع نصفي, ألم|آلام|وجع|مسكن سنان|أسنان|ضرس|ضروس|راس|دماغ|رقبة|كتف|ظهر|ضهر|ركبة|مفاصل|عضل|عضلات|عضم|عظم|عظام|جسم, ألم|آلام|وجع|مغص|مسكن دورة, ألم|آلام|وجع|مغص|مسكن دورة شهرية, شد عضل|عضلي|عضلات, مسكن, مسكنات, سخونية, سخونة, سخنية, حمى, حرارة, حرارة عالية, خافض حرارة|سخونية|سخونة',
  },
  antibiotic: {
    en: 'antibiotic, antibiotics, antibiotik, antibotic, anti biotic',
    ar: 'مضاد حيوي, مضادحيوي, مضادات حيوية, انتي بيوتك|بيوتيك|بايوتك|بايوتيك, انتيبيوتك, انتيبيوتيك, انتيبايوتك, انتيبايوتيك, انتبيوتك, انتبيوتيك, انتبايوتك, انتبايوتيك',
  },
  vitamins: {
    en: 'vitamin, vitamins, vitamine, vitamines, multivitamin, multivitamins, multi vitamin|vitamins, supplement, supplements, food|dietary supplement|supplements, immunity, immune|immunity booster',
    ar: 'فيتامين, فيتامينات, فيتامينز, فيتمين, فيتامن, مالتي|ملتي|مولتي فيتامين|فيتامينز, مكمل, مكمل غذائي, مكملات, مكملات غذائية, مقويات, مقوي عام, مناعة, مقوي|رفع|تقوية مناعة',
  },
  allergy: {
    en: 'allergy, allergies, alergy, alergies, allergic, anti allergy|allergic, hay fever, hayfever, hives, urticaria, antihistamine, antihistamines, anti histamine',
    ar: 'حساسية, حساسيا, حساسية أنف|موسمية|ربيع, حمى قش|القش, ارتكاريا, ارتيكاريا, مضاد|مضادات حساسية|هستامين|هيستامين, انتي هستامين|هيستامين',
  },
  diabetes: {
    en: 'diabetes, diabetis, diabetic, diabetics, blood sugar, high sugar, high blood sugar',
    ar: 'سكر, سكري, سكر دم|الدم|عالي|مرتفع, ارتفاع سكر, ارتفاع سكر دم|الدم',
  },
  heart: {
    en: 'heart, blood pressure, high blood pressure, hypertension, cholesterol, colesterol, high cholesterol, triglycerides, blood thinner|thinners',
    ar: 'قلب, ضغط, ضغط دم|الدم|عالي|مرتفع, ارتفاع ضغط, ارتفاع ضغط دم|الدم, كوليسترول, كولسترول, كلسترول, كوليسترول|كولسترول عالي, دهون ثلاثية|دم|الدم, سيولة, سيولة دم|الدم',
  },
  'skin-care': {
    en: 'skin, skin care, skincare, dry|chapped skin, acne, pimple, pimples, dandruff, burn, burns, sunburn, cuts, ringworm, athletes foot, athlete s foot, cracked heels, nappy|diaper rash, moisturizer, moisturiser, cold cream, sunscreen, sun screen, sunblock, sun block, spf',
    ar: 'بشرة, عناية بشرة, جفاف بشرة|جلد, بشرة جافة, جلد, جلد جاف, حب|حبوب شباب, حبوب وجه, قشرة, قشرة شعر, تشققات, تشقق جلد, تشققات جلد|قدم, حرق, حروق, حروق شمس|بسيطة, خدوش, كريم|مرهم|مطهر جروح, تينيا, فطريات جلد|قدم, تسلخات, التهاب حفاض, مرطب, صن بلوك|سكرين, صنبلوك, واقي شمس',
  },
  digestion: {
    en: 'stomach, digestion, heartburn, heart burn, acidity, hyperacidity, stomach acid, acid stomach, antacid, antacids, reflux, acid reflux, gerd, indigestion, bloating, bloated, gas, gases, nausea, vomit, vomiting, diarrhea, diarrhoea, diarhea, diarrea, constipation, constipated, laxative, laxatives, colic, colon, ibs, irritable bowel, stomachache, upset stomach, stomach ache|pain|cramps, tummy ache|pain',
    ar: 'معدة, هضم, عسر|سوء هضم, حموضة, حموضا, حموظة, حموضة معدة, حرقة, حرقان|حرقة معدة, ارتجاع, ارتجاع مريء|مرئ, انتفاخ, انتفاخات, انتفاخ بطن, غازات, غثيان, قيء, قيئ, القئ, ترجيع, استفراغ, إسهال, إمساك, ملين, ملينات, مغص, تقلصات معدة|بطن, قولون, قولون عصبي, ألم|آلام|وجع معدة|بطن, نزلة|نزلات معوية, محلول|معالجة جفاف',
  },
  'cold-flu': {
    en: 'cold, colds, common cold, flu, influenza, cough, coughs, coughing, caugh, dry|wet|chesty cough, cough suppressant, phlegm, expectorant, runny nose, sore throat, throat pain',
    ar: 'برد, نزلة|نزلات|أدوار|دور برد, إنفلونزا, انفلوانزا, انفلونزة, انفلوانزة, فلونزا, زكام, رشح, كحة, كحا, كوحة, سعال, كحة|سعال ناشفة|جافة|ناشف|جاف|ببلغم, بلغم, مذيب|طارد بلغم, احتقان|التهاب|وجع|ألم|حرقان حلق|زور',
  },
  'eye-ear': {
    en: 'eye, eyes, dry|itchy eye|eyes, eye allergy, eyedrops, artificial tears, ear, ears, earache, ear pain, eardrops, earwax, ear wax',
    ar: 'عين, عيون, جفاف عين, حساسية عين|عيون, دموع صناعية, أذن, ودن, ألم|وجع أذن|ودن, شمع أذن|ودن',
  },
};

/** What stands around it, and for whom it is: says nothing about the shelf, as little as the dosage form. No letter alone that may be a vitamin. */
export const LITTLE_WORDS =
  'or for to me i have got need want help best strong good something product products medicine medicines medication medications drug drugs pill pills treatment relief remedy kid kids child children adult adults ' +
  'او عن مع دواء دوا ادويه علاج منتج منتجات حاجه شيء نوع اسم سعر عايز عايزه عاوز عاوزه محتاج محتاجه اريد عندي احسن افضل قوي حبوب برشام فوار فواره مرض طفل طفلي ابني بنتي اطفال كبار';

/** For whom, or how, it must not be taken without a doctor, although the shelf has it for others. */
export const UNSAFE: readonly { said: string; shelves: readonly Shelf[] }[] = [
  {
    said: 'baby babies infant infants newborn newborns رضيع رضع بيبي مولود',
    shelves: ['cold-flu', 'digestion'],
  },
  {
    // A mix of an antibiotic, a steroid and a painkiller that is asked for as «حقنة برد».
    said: 'injection injections inj shot shots ampoule ampoules ampule amp amps حقن حقنه ابره امبول امبولات',
    shelves: ['cold-flu', 'antibiotic'],
  },
];
