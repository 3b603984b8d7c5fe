import type { CategoryIcon } from '@contract/medication';

/**
 * How pharmacy programs name their groups of products, in addition to what people search for (`contract/categoryWords.ts`). Groups of
 * dosage forms are left out, because every category contains several forms.
 */
export const PROGRAM_WORDS: Readonly<Record<CategoryIcon, string>> = {
  'pain-relief': 'nsaid antiinflammatory anaesthetic مسكن',
  antibiotic: 'antibacterial antimicrobial antiinfective',
  vitamins: 'mineral tonic معادن مقوي',
  allergy: 'antiallergy antiallergic',
  diabetes: 'antidiabetic insulin انسولين',
  heart: 'cardio cardiac cardiology cardiovascular antihypertensive lipid circulation قلب ضغط شرايين',
  'skin-care': 'derma dermatology dermatological cosmetic cosmeceutical beauty جلديه تجميل كوزمتيك مستحضرات',
  digestion: 'git gastro gastric gastrointestinal gastroenterology antiemetic antispasmodic باطنه',
  'cold-flu': 'chest bronchodilator antitussive asthma صدر صدريه كحه',
  'eye-ear': 'ophthalmic ophthalmology otic ent رمد عيون اذن',
  'womens-health': 'gynecology gynaecology obstetrics feminine contraceptive نسا نساء حريمي',
  'mother-baby': 'infant diaper maternity رضع مواليد بيبي',
  'bones-joints': 'bone joint rheumatology rheumatic antirheumatic orthopedic عظم روماتيزم',
  nerves: 'cns neuro neurology neurological psychiatry psychiatric antidepressant antiepileptic اعصاب نفسيه مخ',
  hormones: 'hormone hormonal endocrine corticosteroid cortisone هرمون كورتيزون',
  urinary: 'urology renal kidney prostate بوليه كلي بروستاتا',
  antifungal: 'fungal fungus parasite anthelmintic ديدان',
  'hair-care': 'shampoo شامبو',
  'mouth-teeth': 'dental tooth اسنان',
  nutrition: 'diet slimming nutritional رجيم تخسيس',
  'first-aid': 'device equipment supplies surgical bandage مستلزمات جهاز',
  immunity: 'oncology anticancer immune اورام',
  default: 'misc miscellaneous various general متنوع عام اخري',
};

/** Words that are in the names of many groups and distinguish none. */
export const GENERAL_WORDS =
  'and anti care health healthcare group category medical agent item other system عنايه صحه طبي مضاد مجموعه قسم صنف اصناف ادويه دواء جهازيه';
