-- Read without a lock, the governorate of a pharmacy that was being moved just then was the former one, and the product was refused by its
-- foreign key. Now it waits for the move, and takes the new one; the foreign key takes the same lock a moment later.
CREATE OR REPLACE FUNCTION set_medication_governorate() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT governorate_id INTO NEW.governorate_id FROM pharmacies WHERE id = NEW.pharmacy_id FOR KEY SHARE;
  RETURN NEW;
END $$;
