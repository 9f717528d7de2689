/**
 * A browser that uses WebKitGTK, runs in `gjs` and has a window per tab. WebKit's own MiniBrowser
 * stores nothing when it is automated.
 *
 * WebKitWebDriver starts and drives this browser. The first argument is the profile folder. The
 * second is a script that runs in every document before the document's own scripts. A document
 * brings its window to the front with `webkit.messageHandlers.front.postMessage(0)`.
 */
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';
import system from 'system';

const [profile, script] = ARGV;

Gtk.init(null);
const context = new WebKit2.WebContext({
  website_data_manager: new WebKit2.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
});
context.set_automation_allowed(true);

let open = 0;

function openWindow() {
  const content = new WebKit2.UserContentManager();
  const { TOP_FRAME } = WebKit2.UserContentInjectedFrames;
  const { START } = WebKit2.UserScriptInjectionTime;
  content.add_script(new WebKit2.UserScript(script, TOP_FRAME, START, null, null));
  const view = new WebKit2.WebView({
    web_context: context,
    user_content_manager: content,
    is_controlled_by_automation: true,
    settings: new WebKit2.Settings({ enable_write_console_messages_to_stdout: true }),
    visible: true,
  });
  const window = new Gtk.Window({ default_width: 1280, default_height: 900, decorated: false });
  window.add(view);
  window.show();
  // Focus the window here, because there is no window manager.
  content.connect('script-message-received::front', () => {
    window.get_window().raise();
    window.get_window().focus(Gtk.get_current_event_time());
    view.grab_focus();
  });
  content.register_script_message_handler('front');
  view.connect('close', () => window.destroy());
  window.connect('destroy', () => {
    open -= 1;
    if (open === 0) Gtk.main_quit();
  });
  open += 1;
  return view;
}

context.connect('automation-started', (_context, session) => {
  const info = new WebKit2.ApplicationInfo();
  info.set_name('WebKitGTK');
  info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), 0);
  session.set_application_info(info);
  session.connect('create-web-view', openWindow);
});

Gtk.main();
system.exit(0);
