import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';

import { trimInvisible } from '@contract/invisibleCharacters';
import { LIST_LIMITS } from '@contract/listLimits';
import type { MedicationCard } from '@contract/wire/medication';
import { useGetMedicationsQuery } from '@/entities/medication';
import { SEARCH_DEBOUNCE_MS } from '@/shared/ui/search-field';

const LEAST = 2;
/** Many pharmacies list the same product, so this many listings are needed to find enough different products. */
const LISTINGS = 48;
const SHOWN = 8;

/** Searches the products of all pharmacies, and returns each product once. A text that is too short is not searched. */
export function useCatalogue(typed: string) {
  const [wanted, setWanted] = useState('');
  const text = trimInvisible(typed).slice(0, LIST_LIMITS.search);
  const isAsked = text.length >= LEAST;
  const { currentData, isFetching, isError } = useGetMedicationsQuery(
    wanted.length < LEAST ? skipToken : { q: wanted, paginate: LISTINGS },
  );

  useEffect(() => {
    const timer = window.setTimeout(() => setWanted(text), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const isLooking = isAsked && (wanted !== text || isFetching);
  const isAnswered = isAsked && !isLooking;
  const whyNothing = isError ? 'failed' : 'none';
  return {
    products: isAnswered && currentData ? differentOf(currentData.data) : [],
    isLooking,
    /** Why there is nothing to choose from: too little was typed, nothing was found, or the search failed. */
    absence: isAnswered ? whyNothing : 'type',
  } as const;
}

function differentOf(listings: readonly MedicationCard[]): MedicationCard[] {
  const known = new Map([...listings].reverse().map((each) => [productOf(each), each]));
  return [...known.values()].reverse().slice(0, SHOWN);
}

const productOf = ({ name, strength, dosage_form }: MedicationCard) =>
  [name, strength, dosage_form].join('\n').toLowerCase();
