/**
 * Sentences that help with a prompt once added to it. They are advice on drawing, not wishes, so `readPrompt` takes them out: designs
 * and drafts of that time are drawn and read again.
 */
export const STYLE_ADVICE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Sketch: 'Loose overlapping pencil lines and light hatching.',
    Realistic: 'No hard outline, smooth shading and one strong light.',
    Minimalist: 'A few even thin lines, no shading, plenty of bare skin.',
    'Black and White': 'Crisp outlines and high contrast between solid areas and bare skin.',
    Surreal: 'Clean lines, soft shading and one impossible change of scale.',
    Geometric: 'Straight fine lines, clean facets and strict symmetry.',
    Blackwork: 'Bold outlines, large solid areas and dotted edges.',
    Japanese:
      'Strong flowing outlines and smooth whip shading, with open space around the chief shapes.',
    'Old School': 'Bold outlines, whip shading and a small flat palette.',
    'Traditional American': 'Bold outlines, heavy shading and a small flat palette.',
    'Neo Traditional': 'Varied line weight, rich shading and decorative detail.',
    Cartoon: 'Rounded bold outlines and flat tones.',
    Watercolor: 'Thin lines with soft washes that run past the outline.',
    Dotwork: 'Fine outlines, and shading built from dots alone.',
    Tribal: 'Solid curved shapes with sharp ends and even gaps.',
    Abstract: 'Broken strokes and few closed outlines.',
    'Negative Space': 'The subject left as bare skin inside a solid dark shape.',
    Lettering: 'Even spacing with clear thick and thin strokes.',
    Biomechanical: 'Deep shading, hard edges and torn openings.',
    Portrait: 'Soft tonal shading with the sharpest detail around the eyes.',
    '3D': 'Strong cast shadows, so that it lifts off the skin.',
    'Fine Line': 'Single-needle thin lines with very light dotted shading.',
    Engraving: 'Parallel hatching that follows the form, as in an old print.',
    Ornamental: 'Symmetrical fine lines and patterns with dotted shading.',
  }),
)

export const GENERAL_ADVICE = 'Clean outlines in three weights, with soft shading from one side.'
export const ALONE_ADVICE = 'One clear silhouette that reads at a glance.'
export const LETTERING_ADVICE = 'The lettering stands alone, centred, with room around it.'
export const DARK_SKIN_ADVICE =
  'Bolder lines and open bare areas, so that it stays clear on deep skin tones.'

export const PLACEMENT_ADVICE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Forearm: 'Tall and narrow, running along the limb.',
    'Full Sleeve': 'A tall wrap with the chief shape on the outer side and the gaps filled.',
    'Half Sleeve': 'A tall oval that wraps the upper limb.',
    Thigh: 'A large tall oval.',
    Hand: 'Compact and bold, with few small details.',
    Shoulder: 'A rounded shape that follows the body.',
    Wrist: 'Compact and simple enough to stay clear for years.',
    Band: 'An even strip whose ends meet.',
    Back: 'Broad and symmetrical, with room at the sides.',
    Calf: 'Tall, and widest at the top.',
    Chest: 'Wide, following the bones.',
    Sternum: 'Symmetrical, narrowing downwards.',
    Finger: 'Very simple, with no fine detail to blur.',
    Ankle: 'Compact, curving with the body.',
  }),
)

export const ALL_ADVICE: readonly string[] = [
  ...STYLE_ADVICE.values(),
  ...PLACEMENT_ADVICE.values(),
  GENERAL_ADVICE,
  ALONE_ADVICE,
  LETTERING_ADVICE,
  DARK_SKIN_ADVICE,
]
