/** React takes its fast build or its talkative one by this, when it is first loaded: to be imported before anything else. */
process.env.NODE_ENV ??= 'production'
