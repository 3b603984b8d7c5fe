-- What people call the dosage form of one word, its place or for whom it is, in both languages, short, and in Arabic as it is typed in Latin
-- letters (Arabizi): "sharab", "labous", "atfal"; only itself for a word that says nothing of a medicine; null for any other. Folded, as
-- everything that a search compares.
CREATE OR REPLACE FUNCTION words_of_form(asked text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  forms CONSTANT text[] := ARRAY[
    ' tablet tablets tab tabs caplet caplets قرص اقراص حبوب حبايه برشام تابلت aqras akras qors hobob hoboob hobaya barsham bersham birsham ',
    ' capsule capsules cap caps كبسول كبسوله كبسولات kabsol kabsola kabsolat kabsoul kabsoula kabsoulat ',
    ' syrup syr suspension susp شراب شرب معلق sharab shrab sherab moalaq moaalaq moalak ',
    ' ampoule ampoules ampule ampules amp amps injection injections inj vial vials حقن حقنه امبول امبولات فيال hoqan hokan hoqna hokna haqn hoqnet ambol ambola ambolat amboul amboulat ',
    ' cream كريم kreem krim ',
    ' ointment oint مرهم marham mrham marhm ',
    ' gel emulgel جل جيل ',
    ' drop drops قطره قطرات نقط qatra qatrat qatret katra katrat noqat nokat noqta noqt ',
    ' suppository suppositories supp لبوس تحاميل اقماع labos laboos labous lboos lbos lbous lubous tahamil tahameel ',
    ' sachet sachets كيس اكياس akyas akias ',
    ' effervescent eff فوار fawar fawwar ',
    ' spray inhaler inh بخاخ بخاخه اسبراي سبراي bakhakh bakhakha bakhaakh bakhakhet ',
    ' lotion لوسيون ',
    ' solution soln محلول mahlol mahloul ',
    ' powder بودره بودر bodra boudra ',
    ' shampoo شامبو ',
    ' soap صابون صابونه sabon saboon saboun sabona saboona ',
    ' patch patches لصقه لاصقه لزقه lasqa lazqa laska lazka ',
    ' milk لبن حليب laban haleeb halib ',
    ' lozenge lozenges استحلاب estehlab istehlab ',
    ' wash cleanser douche غسول ghasol ghasoul ghasool ',
    ' mouth mouthwash gargle مضمضه غرغره فم للفم madmada gharghara ',
    ' eye ophthalmic عين للعين aen aein ',
    ' ear اذن للاذن wedn odn ozn ',
    ' nasal nose انف للانف anf ',
    ' vaginal vag مهبلي مهبليه mahbali mahbaly ',
    ' kids kid child children ped pediatric paediatric infant infants infantile baby babies newborn junior toddler '
      || 'اطفال للاطفال لاطفال طفل للطفل لطفل طفلي لطفلي ابني لابني بنتي لبنتي صغار للصغار رضع للرضع رضيع للرضيع لرضيع بيبي للبيبي مولود للمولود '
      || 'atfal latfal lelatfal tefl tifl tefly tifly ltefly ebny ibny lebny benty lebnty bnty soghar sghar rodaa lelrodaa radea rdeea ',
    ' antiseptic مطهر motaher motahher ',
    ' acid حمض اسيد ',
    ' oil زيت zeit zait ',
    ' دهان cream ointment oint gel emulgel dehan dihan dhan '
  ];
  little CONSTANT text := ' and or with for of to the my medicine drug price cost buy need want best alternative substitute '
    || 'و او مع من في دواء دوا علاج شريط علبه عبوه سعر ثمن بكام كام عايز عايزه عاوز عاوزه محتاج محتاجه اريد ممكن شراء اشتري بديل بدائل '
    || 'lel dawa dwa doa elag aelag elaj aelaj sear bekam bkam aayez aayz ayez aayza ayza aawez awez aawza awza mehtag mehtaga badel badeel sherit shreet ';
  form text;
BEGIN
  FOREACH form IN ARRAY forms LOOP
    IF strpos(form, ' ' || asked || ' ') > 0 THEN RETURN string_to_array(btrim(form), ' '); END IF;
  END LOOP;
  RETURN CASE WHEN strpos(little, ' ' || asked || ' ') > 0 THEN ARRAY[asked] END;
END $$;
--> statement-breakpoint
-- A word in Arabizi that has digits for letters, "a2ras" or "7o2na", with letters instead, where `words_of_form` knows it so; null for any
-- other: "b12" and "omega3" stay what they are.
CREATE FUNCTION arabizi_form(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN word ~ '[2357]' AND word ~ '[a-z]' AND words_of_form(replace(translate(word, '237', 'qah'), '5', 'kh')) IS NOT NULL
  THEN replace(translate(word, '237', 'qah'), '5', 'kh')
END;
--> statement-breakpoint
-- The words of a query, folded; of a long one the first 14. One that is said again and again counts twice, as it may in a name, and of
-- those of one or two letters the first six do: each begins a good part of all known words, and fifty of them cost as much as twenty
-- usual queries. A number that is stuck to a name stands apart where nothing on sale begins like both: "brufen600", but not "omega3".
-- Letters of a Persian keyboard, and those that a PDF or a wide font copies, are what they look like; digits in Arabizi are letters.
CREATE OR REPLACE FUNCTION words_asked(query text) RETURNS text[]
LANGUAGE sql STABLE
RETURN (ARRAY(
  SELECT part
  FROM (
    SELECT part, place, part_place,
      row_number() OVER (PARTITION BY part ORDER BY place, part_place) AS time_said,
      count(*) FILTER (WHERE length(part) < 3 AND part !~ '[0-9]') OVER (ORDER BY place, part_place) AS short_so_far,
      length(part) < 3 AND part !~ '[0-9]' AS is_short
    FROM (
      SELECT coalesce(arabizi_form(folded), folded), place
      FROM string_to_table(fold_search(translate(normalize(query, NFKC), 'کی', 'كي')), ' ') WITH ORDINALITY AS split (folded, place)
    ) AS each (word, place),
      unnest(CASE WHEN word ~ '^[a-z\u0621-\u064A]{3,}[0-9]' AND NOT EXISTS (
        SELECT FROM search_words AS known
        WHERE known.word >= each.word AND known.word < each.word || U&'\+10FFFF' AND is_on_sale(known.id)
      ) THEN regexp_match(word, '^([^0-9]+)(.*)$') ELSE ARRAY[word] END) WITH ORDINALITY AS parts (part, part_place)
    WHERE part <> ''
  ) AS said
  WHERE time_said < 3 AND NOT (is_short AND short_so_far > 6)
  ORDER BY place, part_place
))[1:14];
