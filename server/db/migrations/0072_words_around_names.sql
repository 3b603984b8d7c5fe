-- What people call the dosage form of one word, its place or for whom it is, in both languages, short, and in Arabic as it is typed in Latin
-- letters (Arabizi): "sharab", "labous", "atfal"; only itself for a word that says nothing of a medicine, as in a message to a pharmacy or
-- on a prescription; null for any other. Folded, as everything that a search compares.
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
    || 'لو سمحت سمحتي سمحتم لوسمحت فضلك برجاء هل عندك عندكم عندكو متوفر متوفره يتوفر موجود موجوده لازم ضروري مطلوب عايزين عاوزين هات هاتلي '
    || 'السلام سلام عليكم صباح مساء الخير يا دكتور دكتوره حضرتك علبتين علب شريطين شرايط اسعار مثيل please hello have available '
    || 'كل ساعه ساعات يوميا مره مرتين مرات ايام لمده اسبوع قبل بعد الاكل الفطار الغدا العشا صباحا عند اللزوم نص نصف '
    || 'every hour hours twice times needed prn bid tid tds qid bd '
    || 'law samaht samahty momken mumkin andak andek andko andkom aandak aandek aandko aandkom '
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
-- A folded query with digits for the strengths that are said in words behind a name, as dictation writes them: "كونكور خمسه", and
-- "واحد جرام". Alone or in front they may be anything, and one of something is no strength.
CREATE FUNCTION with_spoken_numbers(folded text) RETURNS text
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  spoken CONSTANT text[] := ARRAY[
    ['واحد جرام', '1g'], ['نص جرام', '0.5g'], ['خمسه وعشرين', '25'], ['خمسه وسبعين', '75'], ['ميه وخمسين', '150'], ['خمسه', '5'],
    ['عشره', '10'], ['عشرين', '20'], ['تلاتين', '30'], ['ثلاثين', '30'], ['اربعين', '40'], ['خمسين', '50'], ['ستين', '60'], ['تمانين', '80'],
    ['ثمانين', '80'], ['ميتين', '200'], ['ربعميه', '400'], ['اربعميه', '400'], ['خمسميه', '500'], ['خمسمايه', '500'], ['خمسمائه', '500'],
    ['ستميه', '600'], ['الف', '1000']
  ];
  said text := folded || ' ';
BEGIN
  -- No regular expression: PostgreSQL keeps 32 of them, and the search has nearly as many.
  IF strpos(folded, ' خمس') + strpos(folded, ' عشر') + strpos(folded, ' واحد جرام') + strpos(folded, ' نص جرام') + strpos(folded, 'لاتين')
    + strpos(folded, 'ربع') + strpos(folded, ' ميتين') + strpos(folded, ' ميه ') + strpos(folded, ' ست') + strpos(folded, 'مانين')
    + strpos(folded, ' الف') = 0
  THEN
    RETURN folded;
  END IF;
  FOR at IN 1 .. array_length(spoken, 1) LOOP
    said := replace(said, ' ' || spoken[at][1] || ' ', ' ' || spoken[at][2] || ' ');
  END LOOP;
  RETURN fold_search(said);
END $$;
--> statement-breakpoint
-- The words of a query, folded; of a long one the first 14. One that is said again and again counts twice, as it may in a name, and of
-- those of one or two letters the first six do: each begins a good part of all known words, and fifty of them cost as much as twenty
-- usual queries. A number that is stuck to a name stands apart where nothing on sale begins like both: "brufen600", but not "omega3".
-- Letters of a Persian keyboard, and those that a PDF or a wide font copies, are what they look like; digits in Arabizi are letters. A comma
-- between two numbers is a decimal point, as "2,5" is written here, but in "3,6,9". Numbers in words are strengths as well.
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
      FROM string_to_table(with_spoken_numbers(fold_search(translate(
        CASE WHEN strpos(query, ',') = 0 AND strpos(query, '،') = 0 THEN normalize(query, NFKC)
          ELSE regexp_replace(normalize(query, NFKC), '(^|[^0-9٠-٩.,،])([0-9٠-٩]+)[,،]([0-9٠-٩]{1,2})(?![0-9٠-٩,،])', '\1\2.\3', 'g')
        END,
        'کی', 'كي'
      ))), ' ') WITH ORDINALITY AS split (folded, place)
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
