import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { quantityProblem } from '@contract/cart';
import type { Cart, CartLine } from '@contract/wire/cart';
import { useLanguage, useMessages } from '@/shared/i18n';
import { isolateAuto, useFormat } from '@/shared/lib/format';

import { useGetCartQuery } from '../api/cartQuery';
import { canBeOrdered } from '../model/canBeOrdered';

/** Why a line cannot be ordered as it is, if so. Uses the texts of `cart`. */
export function LineProblem({ line }: { line: CartLine }) {
  const words = useWords(line);
  if (line.problem === null) return null;

  return (
    <Typography variant="body2" color="error">
      {words}
    </Typography>
  );
}

/** Whether other lines of the cart can be ordered. */
const selectHasRest = ({ data }: { data?: Cart }) => ({ hasRest: data?.items.some(canBeOrdered) ?? false });

function useWords({ problem, quantity, medication }: CartLine) {
  const { t } = useTranslation('cart');
  const { nameOf } = useLanguage();
  const { date } = useFormat();
  const messageOf = useMessages();
  const { hasRest } = useGetCartQuery(undefined, { selectFromResult: selectHasRest });
  const { closed_until: day } = medication.pharmacy;

  if (problem === 'closed' && day) {
    const pharmacy = isolateAuto(nameOf(medication.pharmacy));
    return t(hasRest ? 'closed' : 'closedAlone', { pharmacy, day: date(day) });
  }
  const available = problem === 'out_of_stock' ? 0 : medication.available_quantity;
  const tooMany = problem === 'not_sold' ? null : quantityProblem(quantity, { available });
  return tooMany ? messageOf(tooMany) : t('notSold');
}
