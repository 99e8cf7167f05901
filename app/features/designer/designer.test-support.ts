import type { GenerateResponse, Generation, Tattoo } from '#shared/tattoos.ts'

export function aTattoo(fields: Partial<Tattoo> = {}): Tattoo {
  return {
    id: 1,
    userId: 7,
    generationId: 10,
    content: '',
    prompt: 'a wolf',
    style: 'Geometric',
    color: 'Black and white',
    skinTone: 'medium',
    gender: 'Male',
    placement: null,
    filename: 'wolf.png',
    imageUrl: '/images/wolf/1024.webp',
    webpSrcSet: '',
    avifSrcSet: '',
    previewDataUri: '',
    width: 800,
    height: 1000,
    altText: null,
    metaDescription: null,
    tags: [],
    upvotes: 0,
    downvotes: 0,
    votes: 0,
    likes: 0,
    creator: 'maya',
    isFavorited: false,
    isUpvoted: false,
    isPublic: true,
    isHidden: false,
    meaning: null,
    corrections: [],
    lettering: null,
    version: 1,
    largeFiles: 'drawn',
    remixedFrom: null,
    createdAt: '2026-11-03T10:00:00.000Z',
    updatedAt: '2026-11-03T10:00:00.000Z',
    ...fields,
  }
}

export function aGeneration(fields: Partial<Generation> = {}): Generation {
  return {
    id: 10,
    kind: 'draw',
    key: 'click-1',
    state: 'running',
    stage: 'reading',
    variations: 1,
    prompt: 'a wolf',
    failure: null,
    createdAt: '2026-11-03T10:00:00.000Z',
    ...fields,
  }
}

export function anAnswer(
  generation: Partial<Generation> = {},
  fields: Partial<GenerateResponse> = {},
): GenerateResponse {
  return {
    output: [],
    // All that were asked for, unless a test says otherwise.
    places: fields.output?.map((_, index) => index) ?? [],
    generation: aGeneration(generation),
    remarks: { notDrawn: [], culturalNotes: [], warnings: [], notOnPhotos: [] },
    renderings: [],
    creditBalance: 4,
    ...fields,
  }
}
