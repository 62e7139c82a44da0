import type { FactLines } from './fact-lines.ts';

/** What buyers say about machines, phones and all that needs a current. */
export const machineFacts: Readonly<Record<string, FactLines>> = {
  screen: {
    good: 'The picture is sharp from every chair.|It did not go off when the light dropped low.|We watched the whole league and the sound is clear.|It caught the channels at the first search.|The remote is simple and it starts fast.|Light on power, my small inverter carries it.',
    fair: 'The picture is fine, but the sound is small.|Works well, though the menu is slow.|Good in the evening, it reflects in the afternoon.',
    bad: 'There is a line across the screen from day one.|It goes off by itself every hour.|The panel was cracked in the carton.',
  },
  antenna: {
    good: 'Eighty-two channels on the first evening.|It held its place through a windy night.|The guide for my town was correct.|Every bolt was complete.|The signal is steady, even when it drizzles.',
    fair: 'Good signal, but the cable is stiff.|It works, only one needs a friend to hold it.',
    bad: 'It rusted after the first rain.|No signal, and three installers have tried.|Half of the bolts were missing.',
  },
  computer: {
    good: 'It starts before I finish my tea.|I do my whole office work on it without hanging.|It takes me through a long working day.|Everything was set up, I only entered my name.|My son uses it for classes and it has not given trouble.',
    fair: 'It is fast enough, but it gets warm.|Good for typing, do not expect too much.|It works, only the sound is small.',
    bad: 'It hangs every ten minutes.|It died after the first update.|The specification is not what was written.',
  },
  peripheral: {
    good: 'It connected at once, no driver story.|I use it all day and nothing has failed.|It is quiet and neat on my table.|It works with my old laptop and the new one.|Everything I needed was in the box.',
    fair: 'It works, only the cable is short.|Fine for the office, though the finishing is plain.',
    bad: 'It disconnects whenever you need it.|It stopped in the second week and nobody can revive it.|It did not work with any of my two systems.',
  },
  storage: {
    good: 'It shows the full size that was written.|I moved a whole wedding in minutes.|My files have been safe for months.|My system read it at once.|Small, but it carries plenty.',
    fair: 'It works, but large files take time.|Good capacity, only the cover is light.',
    bad: 'It shows half of the size they wrote.|It corrupted my files on the second day.|My system does not see it again.',
  },
  listening: {
    good: 'The bass is deep and the voice is clear.|The battery lasts longer than they promised.|I can hear calls on the road with no wahala.|It pairs with my phone at once.|I wear it for hours and my ears do not pain me.|The generator next door has disappeared.',
    fair: 'The sound is fine, but the bass covers the voice.|Good battery, though the fit is loose on me.|Clear in the house, weak outside.',
    bad: 'One side stopped working in the first week.|It cuts every time I put the phone in my pocket.|It makes a noise like frying groundnut.',
  },
  audio: {
    good: 'Loud and clear, without shaking.|The battery lasts longer than they promised.|We used it for a birthday and the whole street danced.|It catches my phone and my stations at once.|Papa listens to the news on it and is smiling.',
    fair: 'The sound is fine, but the buttons are stiff.|Good battery, though it takes long to charge.|Clear in the house, weak outside.',
    bad: 'It goes off as soon as you raise the volume.|It makes a noise like frying groundnut.|It did not last one week before it went silent.',
  },
  camera: {
    good: 'Faces come out with their true colour.|I covered a wedding with it and the couple cried.|The menu is simple, I learnt it in one evening.|It focuses fast, even inside the hall.|The battery covered the whole event.',
    fair: 'Clear by day, grainy at night.|The picture is fine, but the strap is thin.',
    bad: 'The lens came with a mark on it.|It refused to charge from the second day.|Every picture is blurred at one corner.',
  },
  'security-camera': {
    good: 'At night I can still see who is at the gate.|It was easy to set up with my phone.|It tells me when the children come home.|The voice is clear, I greeted the gateman from Abuja.|No monthly payment, that is what I like.',
    fair: 'Clear by day, grainy at night.|It works well, but the app wants too many permissions.',
    bad: 'It disconnects whenever something happens.|It refused to come on from the second day.|It records only when nobody is there.',
  },
  'ring-light': {
    good: 'The light is soft, my videos look clean now.|The stand is firm and tall enough.|It runs from my power bank without wahala.|My make-up clients can see every detail.|Three colours of light, and all are useful.',
    fair: 'The light is fine, the stand is light.|Good, only the phone holder is stiff.',
    bad: 'The stand bent under a small phone.|Half of the ring does not light.|It flickers in every video.',
  },
  power: {
    good: 'It carried us through a three-day blackout.|It does exactly the rating written on it.|Quiet enough, my neighbours have not complained.|My shop no longer closes early.|The fridge, TV and fans are on it and it is calm.',
    fair: 'It carries the lights and fan, not the iron.|Steady, though louder than I hoped.|It works, but setting it up needs a technician.',
    bad: 'It cannot carry half of what was written.|It packed up after one week of rain.|It trips each time the fridge starts.',
  },
  solar: {
    good: 'It gives its full share by ten in the morning.|Even on a cloudy day something enters.|The glass is strong and the frame is straight.|My technician measured it and it is honest.|It came on a pallet without a scratch.',
    fair: 'Good output, but the cable is short.|Fine, only it is bigger than I planned for.',
    bad: 'It gives half of what was written.|The glass was cracked at the corner.|Water entered behind the glass in one month.',
  },
  light: {
    good: 'Bright enough to cook and read by.|It has lasted through many nights without light.|It stands our up-and-down current.|I bought for my parents too.|It holds its charge for days.|The whole room is clear with it.',
    fair: 'Bright, but it takes long to fill.|It works, only the cover is light.',
    bad: 'It dims after twenty minutes.|It did not last one month.|Some of it never came on at all.',
  },
  cooling: {
    good: 'Even in March heat the room is calm.|It works well on low current.|Quiet, I sleep without hearing it.|The electricity bill did not jump.|It looks fine in the parlour too.|It has run day and night without complaint.',
    fair: 'It cools, but it takes its time.|Works well, though it hums at night.|Fine for a small room, not for the parlour.',
    bad: 'It started making noise on the third day.|It stopped after two weeks and the repairer shook his head.|It blows, but nothing cool comes out.',
  },
  appliance: {
    good: 'It does in five minutes what took me thirty.|It works well even on low current.|Easy to clean after use.|It looks fine in my house too.|We use it every single day, no story.',
    fair: 'It does the job, but the cord is short.|Works well, though it vibrates on my table.|Fine for a small family, not for a crowd.',
    bad: 'It started smelling of burning on the first day.|It stopped after two weeks and the repairer shook his head.|It leaks from under and no screw can hold it.',
  },
  gas: {
    good: 'The flame is blue and steady.|No smell, no leak, I tested with soap water.|It cooks faster than my old one.|Everything to connect it was in the pack.|It is heavy and stands firm.',
    fair: 'It works well, but the knob is stiff.|Good, only the paint marks easily.',
    bad: 'It leaked at the neck, I ran out with my children.|The flame is yellow and blackens every pot.|It was dented when it came.',
  },
  phone: {
    good: 'The battery sees me through the day and leaves change.|Both SIMs hold network, even in my village.|The pictures are clean, day and night.|My bank app and everything opened without wahala.|It does not heat up when I am on data.|The screen is bright under the sun.',
    fair: 'Smooth, but the front camera is ordinary.|Good battery, though it charges slowly.|It works fine, only the speaker is small.',
    bad: 'The battery drops from forty to zero.|It does not hold network in my area.|It has been restarting by itself since Tuesday.',
  },
  keypad: {
    good: 'I charged it on Sunday and it is Friday now.|Grandma can see every letter.|The torch has saved me many nights.|Loud ringer, I hear it from the kitchen.|It fell in the market and laughed.',
    fair: 'Strong battery, but the keys are noisy.|It works, only the radio needs the window.',
    bad: 'The keys stopped answering in a week.|It does not hold network in my area.|The battery is swollen already.',
  },
  tablet: {
    good: 'The battery lasts a whole school day.|Reading on it does not tire the eyes.|The screen is clear and it does not hang.|My children learn on it and I get my phone back.|It came with its cover, ready to use.',
    fair: 'Good screen, but the camera is ordinary.|It works fine, though it charges slowly.',
    bad: 'It hangs and then goes off.|The touch stopped answering at one side.|The screen came with a dead spot.',
  },
  case: {
    good: 'It fits exactly, every button and hole.|My phone fell on tiles and nothing happened.|It looks better than the costly one.|It has not loosened since I put it on.|Slim, it still enters my pocket.',
    fair: 'It fits, but it collects dust.|Good protection, a bit slippery though.',
    bad: 'It does not fit the model that was written.|It broke at the corner in two days.|It turned yellow in two weeks.',
  },
  'power-bank': {
    good: 'It filled my phone four times on one journey.|It charges fast and does not get hot.|The percentage it shows is honest.|I carry it to the site and everybody begs for it.|It rescued me through the whole weekend blackout.',
    fair: 'It charges well, but it is heavy in the pocket.|Good capacity, though it takes all night to fill.|It works, only one of the ports is slow.',
    bad: 'It does not reach half of the capacity they wrote.|It got swollen after one month.|It goes off while charging and comes on when it likes.',
  },
  charging: {
    good: 'It charges fast and does not get hot.|The cable is thick and has not cut.|It fills my phone while I bath.|Original, my phone shows the fast sign.|Light goes and comes and it has survived all.',
    fair: 'It charges well, but it is a bit short.|Good speed, only the head is loose in my socket.',
    bad: 'It charges only when you bend it.|It got so hot that I removed it.|It stopped after eleven days, I counted.',
  },
  wearable: {
    good: 'The steps look correct to me.|It has stayed on for days on one charge.|It tells the truth and the vibration is strong.|Water touched it and nothing happened.|It is light, I forget that it is there.',
    fair: 'Fine watch face, but the app is in poor English.|It counts steps even in a moving bus.|Good battery, the strap is ordinary.',
    bad: 'It says I slept while I was driving.|The screen went blank after the first bath.|It does not connect to my phone again.',
  },
  console: {
    good: 'Games load fast and the graphics are clean.|My boys have stopped fighting since it entered.|It stays cool after hours of play.|Sealed and complete, nothing missing.|Easy to set up, my son did it alone.',
    fair: 'It plays well, but the buttons are stiff.|Fun for the children, simple for adults.',
    bad: 'It shuts down in the middle of every match.|It refuses to start since yesterday.|The seal was broken and it was used before.',
  },
  game: {
    good: 'It held me till three in the morning.|The graphics are sharp and there is no lag.|The voices are our own voices, I laughed well.|We play it as a family every Sunday.|It is clever without being hard.',
    fair: 'Enjoyable, but it ends early.|Good with friends, lonely alone.|Fine game, although it is slow to start.',
    bad: 'The disc could not be read.|It freezes at the second level every time.|It was scratched like a plate.',
  },
  'gift-card': {
    good: 'The code worked at once.|My son got his gift the same minute.|No story, the money entered complete.|Easier than sending cash.',
    fair: 'It worked, but I had to type the code twice.|The code came two hours late.',
    bad: 'The code had been used by somebody else.|The code was not accepted at all.|I am still waiting for the code.',
  },
  controller: {
    good: 'No drift after two months of serious playing.|It sits well in the hand, even for small hands.|It answers at once and does not lag.|The buttons click nicely.|It has survived my temper.',
    fair: 'It plays well but feels light.|Good response, though the cable could be longer.|Fine for casual play, not for tournaments.',
    bad: 'It registers presses that I did not make.|It disconnects in the middle of a match.|One button got stuck and stayed stuck.',
  },
  goggles: {
    good: 'My children screamed at the first dinosaur.|It sits well over my glasses.|Clear after small adjusting.|Fun for the whole compound.',
    fair: 'Fun, but it gets warm on the face.|Good for short films, not for long ones.',
    bad: 'The lenses do not come together, my head was turning.|My phone could not stay inside.|The band cut on the first day.',
  },
  instrument: {
    good: 'The sound fills our hall without a microphone.|Our choir master tested it and nodded.|The finishing is neat and strong.|My son has started learning and will not drop it.|You can hear that it was made by people who play.|It has stayed sweet through harmattan.',
    fair: 'Sweet sound, but it needed some setting first.|Good for practice, I would not record with it.|It plays well, though it was dusty.',
    bad: 'It cannot hold its sound for one song.|It arrived with a crack along the side.|It sounds like an empty tin.',
  },
  strings: {
    good: 'They hold their tune after one evening of stretching.|Bright sound, and my fingers are happy.|No rust after two months of sweat.|The tuner is accurate.',
    fair: 'Good tone, but one was a bit short.|They sound fine, only they took days to settle.',
    bad: 'The first one cut while I was tuning.|They rusted in the packet.|They go flat before the chorus.',
  },
  recording: {
    good: 'My voice came out clean without the generator noise.|No hissing, even at full volume.|We used it for service and those at the back heard everything.|I plugged it in and it worked, no setting.|The body is strong.',
    fair: 'Clear sound, but the cable is short.|It works well, though it picks the fan too.|Fine for speech, thin for singing.',
    bad: 'It hums like a bee from the first minute.|It cuts in the middle of every sentence.|It was dead on arrival.',
  },
  loud: {
    good: 'They heard us at the other end of the field.|Light to carry all day.|Our rally did not need any other thing.|Loud and still clear.',
    fair: 'Loud, but the handle is thin.|It does the work, only the colour was another one.',
    bad: 'It cracked on the first match day.|It is not louder than my own mouth.|It came squeezed like paper.',
  },
  powertool: {
    good: 'It has worked on site every day and still strong.|It does not get hot under load.|Everything in the box was complete.|My technician praised it.|It starts at one touch and has power.',
    fair: 'Strong, but it needs rest after some time.|It works well, the case is flimsy.|Good for home use, not for the site.',
    bad: 'It smoked on the first job.|It lost power after ten minutes.|Half of the pieces were missing.',
  },
  pump: {
    good: 'Water reached the top tank in fifteen minutes.|It starts even when current is low.|Quiet, I have to check if it is on.|My plumber fixed it in an hour and praised it.',
    fair: 'It pumps well, but it was heavy to fix.|Strong, only the cable is short.',
    bad: 'It hums and no water comes.|It burnt in the second week.|It leaks more than it lifts.',
  },
  electrical: {
    good: 'The iron and the kettle are on it and it stays cool.|Real copper, my electrician opened it to see.|The switches click well.|The surge guard has saved my TV once.',
    fair: 'Strong, but the plug is tight in my socket.|It works, only the cable is stiff.',
    bad: 'It got hot under a small iron.|Two of the sockets are dead.|It sparked on the first day.',
  },
  car: {
    good: 'My mechanic checked it and said it is original.|I have driven to Abuja and back since, no story.|Fresh date, I checked.|It does exactly what is written on it.|My colleagues are asking where I bought it.',
    fair: 'It works, but the papers came later.|Good so far, time will tell.|Fine, only the packing was oily.',
    bad: 'It did not last one month.|It is not the size that was written.|My mechanic laughed and said it is fake.',
  },
  bike: {
    good: 'It has carried me every day and has not coughed.|The papers were complete and correct.|Smooth on the bad road as well as the good one.|It saves me more than it costs.',
    fair: 'It rides well, but the seat is hard.|Good machine, though the papers took a week.',
    bad: 'It refused to start in the second week.|It leans to one side and eats its tyres.|The papers do not carry my name till today.',
  },
};
