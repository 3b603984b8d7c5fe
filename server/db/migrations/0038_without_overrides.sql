-- Overrides of direction turn round what follows them. Fields drop them by now, and here they leave what was stored before; orders
-- keep the words of their day.
DO $$
DECLARE
  marks constant text := U&'\202A\202B\202C\202D\202E\2066\2067\2068\2069';
  place record;
BEGIN
  FOR place IN
    SELECT owner, string_to_array(columns, ' ') AS columns FROM (VALUES
      ('users', 'first_name last_name'),
      ('pharmacy_staff', 'position'),
      ('user_addresses', 'name address postal_code'),
      ('pharmacies', 'name name_ar address address_ar postal_code website description'),
      ('medications', 'name name_ar generic_name generic_name_ar active_ingredients strength dosage_form manufacturer '
        || 'description description_ar dosage dosage_ar side_effects side_effects_ar'),
      ('promo_codes', 'description')
    ) AS places (owner, columns)
  LOOP
    EXECUTE format('UPDATE %I SET %s WHERE %s', place.owner,
      (SELECT string_agg(format('%1$I = translate(%1$I, %2$L, %3$L)', name, marks, ''), ', ') FROM unnest(place.columns) AS name),
      (SELECT string_agg(format('translate(%1$I, %2$L, %3$L) <> %1$I', name, marks, ''), ' OR ') FROM unnest(place.columns) AS name));
  END LOOP;
END $$;
