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
