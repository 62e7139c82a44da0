import type { FactLines } from './fact-lines.ts';

/** What buyers say about things to wear and to put on skin and hair. */
export const wearFacts: Readonly<Record<string, FactLines>> = {
  clothes: {
    good: 'It sits on me as if it was made for me.|I have washed it three times and the colour still dey.|The stitching is neat inside and outside.|The material breathes, even in this heat.|I wore it to church and collected compliments.|The size is exactly as written.',
    fair: 'The cloth is soft, but one edge is rough.|Nice colour, though one thread was already loose.|It looks fine but it rumples quickly.',
    bad: 'It is smaller than what was written.|The colour ran in the first wash and spoilt my white.|The seam opened the very first time I wore it.',
  },
  fabric: {
    good: 'My tailor said it is the real cloth and did not waste.|Complete yards, I measured it myself.|The colours are deep and even.|It took starch well and held the pleats.|We used it for aṣọ-ẹbí and the pictures came out fine.|It did not bleed when I soaked it.',
    fair: 'The pattern is lovely but the cloth is thinner than last time.|Complete yards, though the fold had a faint line.|The pattern is fine, only the shade is darker than on my phone.',
    bad: 'It was short by almost a yard.|It bled in cold water until nothing was left.|It scratches the skin and my tailor shook her head.',
  },
  shoes: {
    good: 'I stood in them from morning till evening with no pain.|The sole is strong and does not slip on tiles.|True to size, no guessing.|They have survived two months of Lagos rain.|The finishing is clean, no gum showing.|Light on the leg.',
    fair: 'They look fine but needed a week to soften.|The finishing is neat, though they run half a size small.|Comfortable, but the inside gets warm.',
    bad: 'The gum opened after one week.|Left and right were not the same size.|The sole broke in the middle like biscuit.',
  },
  bag: {
    good: 'It closes smoothly, no forcing.|Everything I carry enters with space to spare.|The handle is strong, I have carried load in it for weeks.|The lining is neat and well sewn.|Rain met me on the road and nothing inside got wet.|It keeps its shape when I drop it.',
    fair: 'Roomy, but the inside pocket is small.|The outside is fine, the lining is ordinary.|It carries plenty, only the colour is lighter than shown.',
    bad: 'It stopped closing on the second day.|The handle cut while I was crossing the road.|It peels already, and I have hardly used it.',
  },
  jewellery: {
    good: 'It has not changed colour, and I wear it often.|It looks far more costly than it is.|I wore it to a wedding and the MC noticed.|The box is fit for a gift as it is.|Light on the body but it shines.|Neat work, you cannot see the joints.',
    fair: 'Pretty, but smaller than I imagined.|The shine is there, the fastening is a little stiff.|Fine for once in a while, not for every day.',
    bad: 'It turned black on my skin in three days.|One piece fell off before I left the house.|It arrived scratched, in an open box.',
  },
  watch: {
    good: 'It has kept time to the minute since I set it.|The hands glow, I can read it when they take light.|It looks far more costly than it is.|Simple and neat, easy to read.|The battery was inside and fresh.',
    fair: 'Neat face, but the knob is stiff.|It keeps time, only it is smaller than I thought.',
    bad: 'It runs ten minutes late every day.|It stopped on the second day and I missed my bus.|The glass was scratched in the box.',
  },
  eyewear: {
    good: 'Clear, no headache after a long day.|Light on the nose, I forget that I am wearing them.|The hinges are firm and the case is strong.|The glare on the expressway is gone.|They sit straight and do not slide when I sweat.',
    fair: 'Clear lenses, but a bit wide for my face.|Fine, only the case is plain.',
    bad: 'One arm came off in my hand.|The lenses were scratched before I touched them.|They bend everything and my head was turning.',
  },
  skin: {
    good: 'My skin is calm and the spots are fading.|It does not smell of chemical.|A little goes far.|My whole house uses it and there is no reaction.|It saved my elbows this harmattan.|No oily face by noon.',
    fair: 'It works, but the smell stays long.|Good on the body, a bit heavy on my face.|It works slowly, you need patience.',
    bad: 'It gave me rashes by the second morning.|It arrived half melted.|The seal was broken when I opened it.',
  },
  wig: {
    good: 'It does not shed and does not tangle.|My stylist asked me for the link.|It blends with my own hair, nobody can tell.|I washed it and it went back to shape.|It is gentle on my edges.|Light, my head does not itch.',
    fair: 'It looks fine, but it needs combing every morning.|Soft, though less full than in the picture.|Nice length, only a little shiny.',
    bad: 'It started shedding the same week.|It matted at the neck and nothing can loosen it.|It smelt burnt as soon as I opened the pack.',
  },
  'hair-care': {
    good: 'My edges are coming back, slowly but surely.|My scalp stopped itching.|It is thick and a small drop is enough.|The nozzle reaches between my braids.|My hair no longer breaks when I comb.',
    fair: 'It works, but the smell is strong.|Good oil, you need patience to see growth.',
    bad: 'It leaked over everything in the carton.|It made my scalp itch worse.|It is watery, nothing thick about it.',
  },
  grooming: {
    good: 'No bumps and no pulling.|It is gentle and does not snag.|It saved me a trip to the salon.|It sits well in the hand.|My barber asked to keep it.|It looks and feels strong.',
    fair: 'It does the work, but the case is flimsy.|Good for quick use, not for a whole salon.',
    bad: 'It pulls the hair instead of doing its work.|It broke in my hand in the second week.|The edge is rough and it scratched me.',
  },
  scent: {
    good: 'I used it at seven and still smelt it at night prayers.|People stop me to ask the name.|It settles into something warm after an hour.|Not harsh, it does not give me a headache.|The packing alone is fine on the dressing table.|It stays even in this our sun.',
    fair: 'The smell is fine, but it leaves by afternoon.|Sweet at first, rather plain later.|Good for the house, too strong for the office.',
    bad: 'It smells like water after ten minutes.|The cover was loose and half had leaked.|The smell gave the whole house a headache.',
  },
  makeup: {
    good: 'The colour shows on dark skin at one stroke.|It stayed through jollof and dancing.|It did not crack in the heat.|The shades are wearable, not for film only.|My bride was happy and so was her mother.',
    fair: 'Two of the shades are lovely, the rest are ordinary.|It stays, but it dries fast in the pack.|Nice to look at, you need three layers though.',
    bad: 'It arrived broken.|It does not show on my skin at all.|It caked and cracked before the service ended.',
  },
  mirror: {
    good: 'The glass is heavy and shows a true face.|It stands by itself on the table.|The frame is prettier than in the picture.|It came wrapped like an egg, not a scratch.',
    fair: 'Clear glass, but it is smaller than I imagined.|Pretty, only the foot is light.',
    bad: 'It came cracked from side to side.|The glass pulls the face to one side.|The frame peeled in a week.',
  },
  medical: {
    good: 'I compared it with the one at the clinic and they agreed.|Mama uses it alone without calling us.|It is simple, even my father understands it.|Our nurse looked at it and approved.|It gave me peace of mind.',
    fair: 'It works, but the instruction paper is tiny.|It does its job, though you must repeat it once to be sure.|Fine for the house, I would not use it in a clinic.',
    bad: 'It shows a different thing every minute.|The pack was opened before it got to me.|It stopped working after the second use.',
  },
  pharmacy: {
    good: 'The expiry date is far and the seal was intact.|NAFDAC number dey, I checked.|The children take to it without a fight.|One pack has served the whole family.|Gentle, no reaction at all.',
    fair: 'It works, but the pack is small.|Fine, only the cover is hard to open.',
    bad: 'The date had almost passed.|The pack was opened before it got to me.|It had no effect at all on anybody.',
  },
};
