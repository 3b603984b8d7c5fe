import AccessibilityIcon from '@mui/icons-material/AccessibilityNewOutlined';
import AcUnitIcon from '@mui/icons-material/AcUnitOutlined';
import BloodtypeIcon from '@mui/icons-material/BloodtypeOutlined';
import BoltIcon from '@mui/icons-material/BoltOutlined';
import ChildCareIcon from '@mui/icons-material/ChildCareOutlined';
import CoronavirusIcon from '@mui/icons-material/CoronavirusOutlined';
import FaceIcon from '@mui/icons-material/FaceOutlined';
import FemaleIcon from '@mui/icons-material/FemaleOutlined';
import LocalFloristIcon from '@mui/icons-material/LocalFloristOutlined';
import LocalPharmacyIcon from '@mui/icons-material/LocalPharmacyOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeartOutlined';
import MonitorWeightIcon from '@mui/icons-material/MonitorWeightOutlined';
import PestControlIcon from '@mui/icons-material/PestControlOutlined';
import PsychologyIcon from '@mui/icons-material/PsychologyOutlined';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import SentimentIcon from '@mui/icons-material/SentimentSatisfiedAltOutlined';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import SpaIcon from '@mui/icons-material/SpaOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import WaterDropIcon from '@mui/icons-material/WaterDropOutlined';
import WbSunnyIcon from '@mui/icons-material/WbSunnyOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

import type { CategoryIcon as IconName } from '@contract/medication';

const ICONS = {
  'pain-relief': BoltIcon,
  antibiotic: CoronavirusIcon,
  vitamins: WbSunnyIcon,
  allergy: LocalFloristIcon,
  diabetes: BloodtypeIcon,
  heart: MonitorHeartIcon,
  'skin-care': SpaIcon,
  digestion: RestaurantIcon,
  'cold-flu': AcUnitIcon,
  'eye-ear': VisibilityIcon,
  'womens-health': FemaleIcon,
  'mother-baby': ChildCareIcon,
  'bones-joints': AccessibilityIcon,
  nerves: PsychologyIcon,
  hormones: ScienceIcon,
  urinary: WaterDropIcon,
  antifungal: PestControlIcon,
  'hair-care': FaceIcon,
  'mouth-teeth': SentimentIcon,
  nutrition: MonitorWeightIcon,
  'first-aid': MedicalServicesIcon,
  immunity: ShieldIcon,
  default: LocalPharmacyIcon,
} as const satisfies Record<IconName, typeof SvgIcon>;

interface CategoryIconProps {
  icon: IconName;
  size?: 'small' | 'large';
  /** MUI's Chip passes its icon a class. */
  className?: string;
}

/** Decorative: the name of the category is always beside it. */
export function CategoryIcon({ icon, size = 'small', className }: CategoryIconProps) {
  const Icon = ICONS[icon];
  return <Icon fontSize={size} color="primary" className={className} />;
}
