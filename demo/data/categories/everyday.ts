import type { DemoCategory } from '../types.ts';

/** Wear, food, home and family. */
export const everydayCategories: readonly DemoCategory[] = [
  {
    name: 'Fashion',
    code: 'FSH',
    description:
      'Adìrẹ, ankara and aṣọ-òkè, native wear and everyday clothes, shoes from Aba and jewellery from Benin.',
    returnPolicy:
      'Return within 7 days, unworn, with its tags. Sizes are exchanged; cloth cut to your order stays with you.',
    shows: ['ankara-flare-gown', 'aso-oke-handbag', 'coral-bead-set'],
    subcategories: [
      {
        name: 'Women',
        description: 'Gowns, blouses, boubous and jeans',
        shows: ['adire-maxi-dress', 'ankara-flare-gown', 'silk-head-scarf'],
      },
      {
        name: 'Men',
        description: 'Kaftans, agbádá, shirts and caps',
        shows: ['plain-polo-shirt', 'senator-kaftan', 'aso-oke-fila'],
      },
      {
        name: 'Fabrics',
        description: 'Cloth by the yard and ready gèlè',
        shows: ['ankara-six-yards', 'ready-gele-auto', 'adire-five-yards'],
      },
      {
        name: 'Shoes',
        description: 'Trainers, heels, slippers and boots',
        shows: ['canvas-runners', 'aba-palm-slippers', 'aba-leather-brogues'],
      },
      {
        name: 'Bags',
        description: 'Handbags, backpacks and briefcases',
        shows: ['city-backpack', 'aso-oke-handbag', 'sequin-clutch'],
      },
      {
        name: 'Jewellery & Accessories',
        description: 'Beads, rings, watches and sunglasses',
        shows: ['minimal-wristwatch', 'coral-bead-set', 'oversize-sunglasses'],
      },
    ],
  },
  {
    name: 'Groceries',
    code: 'GRO',
    description: 'Garri, rice, oils, spices, drinks and fresh produce from farms in every zone of the country.',
    returnPolicy: 'Fresh goods: tell us within 24 hours. Send a photograph. Sealed packs: within 3 days of delivery.',
    shows: ['tomato-basket', 'golden-pineapples', 'palm-oil-5l'],
    subcategories: [
      {
        name: 'Rice & Grains',
        description: 'Rice, beans, acha and maize',
        shows: ['rice-50kg', 'oloyin-beans', 'ofada-rice-5kg'],
      },
      {
        name: 'Garri & Swallow',
        description: 'Garri, yam and flours for swallow',
        shows: ['ijebu-garri-5kg', 'yellow-garri-10kg', 'white-yam-tubers'],
      },
      {
        name: 'Oils & Spices',
        description: 'Palm oil, honey, crayfish and pepper',
        shows: ['palm-oil-5l', 'yaji-suya-spice', 'crayfish-ground'],
      },
      {
        name: 'Fresh Produce',
        description: 'Tomatoes, yams, fruit and vegetables',
        shows: ['tomato-basket', 'plantain-bunch', 'red-onions'],
      },
      {
        name: 'Drinks',
        description: 'Zobo, cocoa and juices',
        shows: ['zobo-leaves', 'instant-chocolate-drink', 'orange-juice-pack'],
      },
      {
        name: 'Snacks & Tins',
        description: 'Chin-chin, kuli-kuli, noodles and tins',
        shows: ['noodles-carton', 'kuli-kuli-jar', 'chin-chin-tub'],
      },
    ],
  },
  {
    name: 'Beauty & Health',
    code: 'BTY',
    description: 'Shea butter, black soap, wigs, perfume and the things a family medicine shelf should hold.',
    returnPolicy: 'Unopened goods within 7 days. For hygiene, opened cosmetics and worn wigs cannot come back.',
    shows: ['cocoa-body-lotion', 'oud-perfume-100ml', 'matte-lipstick-set'],
    subcategories: [
      {
        name: 'Skin Care',
        description: 'Butters, soaps, lotions and sunscreen',
        shows: ['raw-shea-butter', 'black-soap-dudu', 'cocoa-body-lotion'],
      },
      {
        name: 'Hair & Wigs',
        description: 'Wigs, braids, oils and tools',
        shows: ['braiding-hair', 'castor-hair-oil', 'curly-bob-wig'],
      },
      {
        name: 'Fragrance',
        description: 'Perfume, oud and incense',
        shows: ['oud-perfume-100ml', 'floral-mist', 'aqua-cologne'],
      },
      {
        name: 'Make-up',
        description: 'Lips, eyes, nails and mirrors',
        shows: ['matte-lipstick-set', 'eyeshadow-palette', 'nail-polish-set'],
      },
      {
        name: 'Health',
        description: 'Monitors, vitamins and first aid',
        shows: ['bp-monitor', 'vitamin-c-tablets', 'charcoal-toothpaste-set'],
      },
    ],
  },
  {
    name: 'Home & Kitchen',
    code: 'HOM',
    description: 'Furniture, cookware, small machines, bedding and decor for parlours of every size.',
    returnPolicy: 'Return within 10 days, unused, in its packing. Large furniture is collected for a fee.',
    shows: ['blender-1-8l', 'pot-set-6', 'scented-candle'],
    subcategories: [
      {
        name: 'Furniture',
        description: 'Sofas, beds, chairs and wardrobes',
        shows: ['orthopaedic-mattress', 'three-seater-sofa', 'dining-chair-pair'],
      },
      {
        name: 'Cookware',
        description: 'Pots, pans, knives and plates',
        shows: ['nonstick-frying-pan', 'pot-set-6', 'vacuum-food-flask'],
      },
      {
        name: 'Small Appliances',
        description: 'Blenders, kettles, irons and cookers',
        shows: ['blender-1-8l', 'electric-kettle', 'steam-iron'],
      },
      {
        name: 'Bedding & Decor',
        description: 'Duvets, pillows, clocks and art',
        shows: ['cotton-duvet-set', 'adire-throw-pillow', 'scented-candle'],
      },
      {
        name: 'Cleaning',
        description: 'Brooms, buckets, tissue and sponges',
        shows: ['toilet-rolls-48', 'bucket-20l', 'kitchen-sponges'],
      },
    ],
  },
  {
    name: 'Baby & Toys',
    code: 'BAB',
    description: 'Care and feeding for the small ones, toys that teach, and things to ride on in the compound.',
    returnPolicy: 'Exchange of sizes within 30 days. Toys in their box within 14 days. Opened food cannot come back.',
    shows: ['teddy-bear-60', 'pull-train', 'nesting-mamas'],
    subcategories: [
      {
        name: 'Baby Care',
        description: 'Diapers, strollers, bath and clothes',
        shows: ['baby-diapers-jumbo', 'baby-wipes-6', 'baby-thermal-bag'],
      },
      {
        name: 'Feeding',
        description: 'Bottles, bowls, cereal and milk',
        shows: ['tom-brown-cereal', 'feeding-bottle-set', 'toddler-milk-tin'],
      },
      {
        name: 'Toys',
        description: 'Bears, blocks, puzzles and trains',
        shows: ['teddy-bear-60', 'wooden-blocks', 'map-puzzle'],
      },
      {
        name: 'Ride-ons & Outdoor Play',
        description: 'Scooters, horses, tractors and slides',
        shows: ['kick-scooter-kids', 'water-blaster', 'rocking-horse'],
      },
    ],
  },
  {
    name: 'Others',
    code: 'OTH',
    description: 'Gifts, plants, crafts and travel things that fit on no other shelf.',
    returnPolicy: 'Return within 7 days in its packing. Living plants and flowers: tell us on the day they arrive.',
    shows: ['cabin-suitcase-20', 'potted-rubber-plant', 'gift-hamper-box'],
    subcategories: [
      {
        name: 'Gifts & Party',
        description: 'Boxes, balloons, poppers and cakes',
        shows: ['gift-hamper-box', 'latex-balloons-100', 'confetti-poppers'],
      },
      {
        name: 'Plants & Garden',
        description: 'Potted plants, seeds and flowers',
        shows: ['ugu-seedlings', 'potted-rubber-plant', 'fresh-bouquet'],
      },
      {
        name: 'Crafts & Sewing',
        description: 'Thread, yarn, baskets and pottery',
        shows: ['sewing-thread-box', 'raffia-basket', 'prayer-beads-99'],
      },
      {
        name: 'Travel',
        description: 'Suitcases, umbrellas, hats and clocks',
        shows: ['windproof-umbrella', 'cabin-suitcase-20', 'straw-sun-hat'],
      },
    ],
  },
];
