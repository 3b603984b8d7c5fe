import type { CategoryIcon } from './medication';

interface Words {
  en: string;
  ar: string;
}

/**
 * What people search for when they mean a category (a shelf) and not a certain medicine. "a|b c" stands for "a c" and "b c". These words
 * lead to a shelf, which is no medical advice: words are left out if a doctor has to find out the cause first, or if they fit several
 * shelves, such as an itch or a blocked nose. A shelf is identified by its icon, whatever name an operator gives it; categories without
 * words here are found by their own names.
 */
export const SHELF_WORDS = {
  'pain-relief': {
    en: 'pain, pains, ache, aches, head|tooth|back|muscle|body ache, headache, headaches, headach, hedache, migraine, migrane, toothache, backache, backpain, back|neck|knee|shoulder|joint|muscle|body|tooth|teeth|dental pain, period|menstrual pain|pains|cramps, fever, high fever|temperature, fever reducer, painkiller, painkillers, pain killer|killers|reliever, analgesic, analgesics, antipyretic',
    ar: 'ألم|آلام|وجع|أوجاع, صداع, صداغ, صداع نصفي, ألم|آلام|وجع|مسكن سنان|أسنان|ضرس|ضروس|راس|دماغ|رقبة|كتف|ظهر|ضهر|ركبة|مفاصل|عضل|عضلات|عضم|عظم|عظام|جسم, ألم|آلام|وجع|مغص|مسكن دورة, ألم|آلام|وجع|مغص|مسكن دورة شهرية, شد عضل|عضلي|عضلات, مسكن, مسكنات, سخونية, سخونة, سخنية, حمى, حرارة, حرارة عالية, خافض|خافد حرارة|سخونية|سخونة',
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
    ar: 'معدة, هضم, عسر|سوء هضم, حموضة, حموضا, حموظة, حموضة معدة, حرقة, حرقان|حرقة معدة, حموضة و حرقان, حرقان و حموضة, ارتجاع, ارتجاع مريء|مرئ, انتفاخ, انتفاخات, انتفاخ بطن, غازات, غثيان, قيء, قيئ, القئ, ترجيع, استفراغ, إسهال, إمساك, ملين, ملينات, مغص, تقلصات معدة|بطن, قولون|كولون, قولون|كولون عصبي, ألم|آلام|وجع معدة|بطن, نزلة|نزلات معوية, محلول|معالجة جفاف',
  },
  'cold-flu': {
    en: 'cold, colds, common cold, flu, influenza, cough, coughs, coughing, caugh, dry|wet|chesty cough, cough suppressant, phlegm, expectorant, runny nose, sore throat, throat pain, respiratory',
    ar: 'برد, نزلة|نزلات|أدوار|دور برد, إنفلونزا, انفلوانزا, انفلونزة, انفلوانزة, فلونزا, زكام, رشح, كحة, كحا, كوحة, سعال, كحة|سعال ناشفة|جافة|ناشف|جاف|ببلغم, بلغم, مذيب|طارد بلغم, احتقان|التهاب|وجع|ألم|حرقان حلق|زور, جهاز تنفسي',
  },
  'eye-ear': {
    en: 'eye, eyes, dry|itchy eye|eyes, eye allergy, eyedrops, artificial tears, ear, ears, earache, ear pain, eardrops, earwax, ear wax',
    ar: 'عين, عيون, جفاف عين, حساسية عين|عيون, دموع صناعية, أذن, ودن, ألم|وجع أذن|ودن, شمع أذن|ودن',
  },
  'mother-baby': {
    en: 'diaper, diapers, nappy, nappies, baby milk|formula|bottle|wipes, infant milk|formula',
    ar: 'حفاضة, حفاضات, بامبرز, لبن|حليب أطفال|رضع|بيبي, ببرونة',
  },
  'mouth-teeth': { en: 'toothpaste, mouthwash, mouth wash', ar: 'معجون, معجون أسنان, غسول|مضمضة فم' },
  'first-aid': {
    en: 'first aid, gauze, cotton, cotton wool, bandage, bandages, plaster, plasters, mask, masks, face mask|masks, test|sugar strips, glucose meter, blood pressure monitor, thermometer',
    ar: 'إسعافات, إسعافات أولية, شاش, قطن, قطن طبي, لزق جروح, كمامة, كمامات, شرائط|شرايط سكر, جهاز سكر|ضغط, جهاز قياس سكر|ضغط|الضغط, ترمومتر',
  },
} as const satisfies Partial<Record<CategoryIcon, Words>>;

export type Shelf = keyof typeof SHELF_WORDS;

/**
 * Words around a need, and for whom it is. Like dosage forms, they say nothing about the shelf. No single letters, which may be vitamins.
 */
export const STOP_WORDS =
  'or for to me i have you got need want please help best strong good something product products medicine medicines medication medications drug drugs pill pills treatment relief remedy kid kids child children adult adults ' +
  'لو سمحت سمحتي لوسمحت فضلك ممكن هل عندك عندكم متوفر موجود سلام عليكم صباح مساء خير يا دكتور دكتوره ' +
  'او عن مع دواء دوا ادويه علاج منتج منتجات حاجه شيء نوع اسم سعر عايز عايزه عاوز عاوزه محتاج محتاجه اريد عندي احسن افضل قوي حبوب برشام فوار فواره مرض طفل طفلي ابني بنتي اطفال كبار';

/** Words that say for whom or in which form a medicine must not be taken without a doctor, although these shelves sell it for others. */
export const UNSAFE: readonly { said: string; shelves: readonly Shelf[] }[] = [
  {
    said: 'baby babies infant infants newborn newborns رضيع رضع بيبي مولود',
    shelves: ['cold-flu', 'digestion'],
  },
  {
    // «حقنة برد» is a mix of an antibiotic, a steroid and a painkiller.
    said: 'injection injections inj shot shots ampoule ampoules ampule amp amps حقن حقنه ابره امبول امبولات',
    shelves: ['cold-flu', 'antibiotic'],
  },
];

/**
 * Why the answer to a need is a warning and not a shelf, the most serious first. `unlisted` is shown only if no product matches the words,
 * since contraception may well be on sale; it is also shown for a shelf that is empty.
 */
export const WARNINGS = ['emergency', 'pregnancy', 'doctor', 'unlisted'] as const;

export type Warning = (typeof WARNINGS)[number];

/**
 * Needs that no shelf answers. Without a warning, products whose names merely look similar would be taken for the answer. Written like the
 * words of the shelves.
 */
export const WARNING_WORDS: Readonly<Record<Warning, Words>> = {
  emergency: {
    en: 'chest|heart pain|pains, pain|pains chest|heart, heart attack, angina, stroke, clot, blood clot, shortness breath, breathing difficulty, difficulty breathing, overdose, poison, poisoning, bleeding, low sugar, low blood sugar, hypoglycemia, diabetic coma, seizure, seizures, unconscious, scorpion sting|bite, snake bite, anaphylaxis, suicide',
    ar: 'ألم|آلام|وجع صدر|قلب, ذبحة, ذبحة صدرية, جلطة, تجلط, نوبة|أزمة قلبية, ضيق تنفس|نفس, كرشة نفس, نهجان, اختناق, تسمم, جرعة زائدة, نزيف, غيبوبة, غيبوبة سكر, هبوط|انخفاض سكر, سكر واطي|منخفض, تشنج, تشنجات, إغماء, ارتجاج, لدغة, لدغة|قرصة عقرب, لدغة|عضة ثعبان, عضة كلب, انتحار',
  },
  pregnancy: {
    en: 'pregnant, pregnancy, pregnant women|woman, during pregnancy',
    ar: 'حمل, حامل, حوامل, أثناء حمل, تثبيت|مثبت حمل',
  },
  doctor: {
    en: 'corona, coronavirus, covid, tonsil, tonsils, tonsillitis, glaucoma, cataract, eye pain|pressure|infection, conjunctivitis, pink eye, low pressure, low blood pressure, hypotension, dizzy, dizziness, vertigo, palpitation, palpitations, ulcer, ulcers, stomach|peptic ulcer, h pylori, helicobacter, helicobacter pylori, asthma, chest allergy, penicillin allergy, epilepsy, depression, anxiety, insomnia, sleeping pill|pills, sedative, sedatives, psoriasis, eczema, gout, thyroid, liver, kidney, kidneys, kidney stone|stones, gallbladder, burning urination, uti, urinary tract infection, urine infection, prostate, hemorrhoid, hemorrhoids, haemorrhoids, piles, worms, anemia, anaemia, appetite stimulant, hair loss, wound, wounds, severe headache, coughing blood, blood cough, erection, erectile dysfunction',
    ar: 'كورونا, كرونا, كوفيد, لوز, لوزتين, التهاب لوز|لوزتين, جلوكوما, مياه|ميه زرقا|زرقاء|بيضا|بيضاء, وجع|ألم|التهاب|ضغط عين, رمد, ضغط واطي|منخفض, هبوط|انخفاض ضغط, دوخة, دوار, خفقان, قرحة, قرحة|جرثومة معدة, ربو, حساسية صدر|بنسلين, صرع, اكتئاب, قلق, أرق, منوم, منومات, مهدئ, مهدئات, صدفية, إكزيما, نقرس, غدة, غدة درقية, كبد, كلى, حصوة, حصوات, حصوة|حصوات كلى|مرارة, مرارة, حرقان|التهاب بول, التهاب مسالك, بروستاتا, بواسير, ديدان, أنيميا, فقر دم|الدم, فاتح شهية, تساقط شعر, جرح, جروح, صداع شديد, كحة|سعال دم|الدم|بدم, انتصاب, ضعف انتصاب',
  },
  unlisted: {
    en: 'birth control, birth control pill|pills, contraceptive, contraceptives, contraception, morning after, condom, condoms, pregnancy test, viagra, slimming, weight loss, fat burner',
    ar: 'منع|مانع حمل, وسيلة|وسائل منع حمل, لولب, واقي ذكري, اختبار حمل, حبوب صباح تالي, فياجرا, تخسيس, حرق دهون',
  },
};
