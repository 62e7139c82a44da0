import type { DemoCategory } from '../types.ts';

/** Machines, books, sport and music. */
export const workAndPlayCategories: readonly DemoCategory[] = [
  {
    name: 'Electronics',
    code: 'ELE',
    description: 'Televisions, computers, sound, cameras and the power to run them through any blackout.',
    returnPolicy: 'Faulty goods are repaired, replaced or paid back within 14 days. Keep the box and the receipt.',
    look: { object: 'laptop', beside: ['headphone'] },
    subcategories: [
      {
        name: 'Televisions',
        description: 'Smart, small and solar TVs',
        look: { object: 'flat-tv', tint: '#1d4ed8', accent: '#22d3ee' },
      },
      {
        name: 'Computers',
        description: 'Laptops, desktops, printers and drives',
        look: { object: 'desktop-computer', beside: ['computer-mouse'] },
      },
      { name: 'Audio', description: 'Headphones, speakers and radios', look: { object: 'headphone', tint: '#c2410c' } },
      { name: 'Cameras', description: 'Cameras for weddings and for safety', look: { object: 'camera' } },
      {
        name: 'Power & Solar',
        description: 'Generators, inverters, panels and lamps',
        look: { object: 'solar-panel', beside: ['light-bulb'] },
      },
      {
        name: 'Home Appliances',
        description: 'Fans, fridges, laundry and cooling',
        look: { object: 'standing-fan', tint: '#0f766e' },
      },
    ],
  },
  {
    name: 'Phones & Tablets',
    code: 'PHN',
    description: 'Smartphones, tablets, power banks, earbuds and all that belongs in the pocket.',
    returnPolicy: 'Return within 7 days if sealed, or at any time in the warranty if faulty. Reset your data first.',
    look: { object: 'smartphone', beside: ['earbuds'] },
    subcategories: [
      {
        name: 'Smartphones',
        description: 'New, used and rugged phones',
        look: { object: 'smartphone', tint: '#be123c', accent: '#fda4af' },
      },
      {
        name: 'Tablets',
        description: 'Tablets for work, school and children',
        look: { object: 'tablet', tint: '#0f766e', accent: '#fde047' },
      },
      {
        name: 'Power Banks',
        description: 'From pocket size to laptop size',
        look: { object: 'power-bank', tint: '#7c3aed', accent: '#a7f3d0' },
      },
      {
        name: 'Phone Accessories',
        description: 'Earbuds, chargers, cases and cards',
        look: { object: 'phone-charger', beside: ['earbuds'] },
      },
      {
        name: 'Wearables',
        description: 'Smart watches and fitness bands',
        look: { object: 'smart-watch', tint: '#334155', accent: '#f59e0b' },
      },
    ],
  },
  {
    name: 'Sports & Outdoors',
    code: 'SPT',
    description: 'Football first, then everything else: fitness, rackets, wheels, tents and rods.',
    returnPolicy: 'Return within 14 days, unused. Printed team wear is made for you and cannot come back.',
    look: { object: 'soccer-ball', beside: ['trophy'] },
    subcategories: [
      { name: 'Football', description: 'Balls, boots, vests and goals', look: { object: 'soccer-ball', hue: 120 } },
      {
        name: 'Ball & Racket Sports',
        description: 'Basketball, tennis, cricket and more',
        look: { object: 'basketball', beside: ['tennis'] },
      },
      {
        name: 'Fitness',
        description: 'Weights, mats, gloves and bottles',
        look: { object: 'dumbbell', tint: '#b91c1c' },
      },
      { name: 'Cycling & Skating', description: 'Bicycles, boards and skates', look: { object: 'bicycle' } },
      { name: 'Camping & Fishing', description: 'Tents, torches, rods and rings', look: { object: 'tent', hue: -60 } },
    ],
  },
  {
    name: 'Books & Stationery',
    code: 'BKS',
    description: 'Novels, tales and textbooks in four languages, school supplies and the tidy office.',
    returnPolicy: 'Return within 14 days if the pages are clean. Digital codes cannot come back once opened.',
    look: { object: 'books', beside: ['pencil'] },
    subcategories: [
      {
        name: 'Books',
        description: 'Novels, tales, cookbooks and exams',
        look: { object: 'orange-book', beside: ['glasses'] },
      },
      {
        name: 'School Supplies',
        description: 'Exercise books, bags and calculators',
        look: { object: 'backpack', beside: ['ledger'] },
      },
      {
        name: 'Writing & Art',
        description: 'Pens, pencils, paint and brushes',
        look: { object: 'artist-palette', beside: ['paintbrush'] },
      },
      { name: 'Office', description: 'Notebooks, files and planners', look: { object: 'clipboard', beside: ['pen'] } },
    ],
  },
  {
    name: 'Gaming',
    code: 'GAM',
    description: 'Consoles and games, many of them made at home, and the boards and cards of our childhood.',
    returnPolicy: 'Sealed games within 7 days. Faulty consoles and pads are replaced within 14 days.',
    look: { object: 'video-game', beside: ['joystick'] },
    subcategories: [
      { name: 'Consoles', description: 'For the television and for the hand', look: { object: 'game-console' } },
      {
        name: 'Games',
        description: 'Racing, football, adventure and quiz',
        look: { object: 'game-case', tint: '#0e7490', accent: '#fef08a', emblem: 'rocket' },
      },
      {
        name: 'Controllers & Accessories',
        description: 'Pads, headsets, keyboards and chairs',
        look: { object: 'video-game', hue: -60 },
      },
      {
        name: 'Board Games',
        description: 'Ayò, ludo, chess, cards and darts',
        look: { object: 'game-die', beside: ['chess-pawn'] },
      },
    ],
  },
  {
    name: 'Music & Instruments',
    code: 'MUS',
    description: 'Talking drums and trumpets, guitars and keyboards, microphones and everything for the praise team.',
    returnPolicy: 'Return within 14 days as it came. For hygiene, reeds and mouthpieces cannot come back.',
    look: { object: 'talking-drum', beside: ['trumpet'] },
    subcategories: [
      {
        name: 'Drums & Percussion',
        description: 'Dùndún, djembe, ṣẹ̀kẹ̀rẹ̀ and bells',
        look: { object: 'long-drum', beside: ['maracas'] },
      },
      { name: 'Strings', description: 'Guitars, basses and violins', look: { object: 'guitar', hue: 40 } },
      { name: 'Keys & Wind', description: 'Keyboards, trumpets and flutes', look: { object: 'saxophone' } },
      { name: 'Recording', description: 'Microphones, mixers and scores', look: { object: 'studio-microphone' } },
    ],
  },
  {
    name: 'Tools & Auto',
    code: 'TLS',
    description: 'Hand tools, power tools, car and motorcycle parts and the gear that keeps workers safe.',
    returnPolicy: 'Return within 10 days, unused. Batteries and machines are covered by their warranty.',
    look: { object: 'toolbox', beside: ['wrench'] },
    subcategories: [
      { name: 'Hand Tools', description: 'Hammers, spanners, saws and ladders', look: { object: 'hammer-and-wrench' } },
      {
        name: 'Power Tools',
        description: 'Drills, grinders, pumps and bulbs',
        look: { object: 'power-drill', tint: '#d97706' },
      },
      {
        name: 'Car & Motorcycle',
        description: 'Batteries, tyres, oils and two-wheelers',
        look: { object: 'automobile' },
      },
      {
        name: 'Safety & Site',
        description: 'Helmets, vests, gloves and extinguishers',
        look: { object: 'rescue-workers-helmet', beside: ['safety-vest'] },
      },
    ],
  },
];
